/** Example code and text for the page of parts. */
export const exampleCapi = `apiVersion: cluster.x-k8s.io/v1beta2
kind: Cluster
metadata:
  name: production-paris
spec:
  topology:
    classRef: { name: quai-standard }
    version: v1.36.3
    controlPlane: { replicas: 3 }
    variables:
      - { name: region, value: paris }
    workers:
      machineDeployments:
        - name: general
          class: worker
          replicas: 3
          variables:
            overrides:
              - { name: nodeType, value: g1.l }`

export const exampleTerraform = `resource "quai_cluster" "production_paris" {
  name   = "production-paris"
  tier   = "standard"
  region = "paris"

  node_pool {
    name      = "general"
    node_type = "g1.l"
    nodes     = 3
  }
}`

export const exampleCurl = `curl https://quai.example/api/clusters \\
  --header "Idempotency-Key: 7f3k2m9d" \\
  --json '{"name": "production-paris", "tier": "standard", "region": "paris"}'`

export const exampleShell = `$ kubectl get nodes
NAME       STATUS   ROLES    AGE   VERSION
web-7k2f   Ready    <none>   2m    v1.36.3
web-b8wn   Ready    <none>   2m    v1.36.3
$ kubectl cluster-info`

export const exampleMarkdown = `# Restore a backup
The **last backup** is from 03:00. Restoring takes about \`12 min\` and does not touch the running cluster.

- Choose the backup and a *new* cluster.
- Read [what is restored](/documentation) and [what Velero does](https://velero.io/docs).

> Secrets are restored with it.

| Part | Restored |
|---|---|
| Volumes | yes |
| Load balancers | ~~yes~~ new addresses |

\`\`\`console
$ velero restore create --from-backup nightly
Restore request submitted.
\`\`\`
`
