/** One fixed cluster, written three ways. Lines marked with ¦ are the choices that the form shows beside them. */
export const mark = '¦'

export type Example = {
  readonly id: 'cluster-api' | 'terraform' | 'curl'
  readonly name: string
  readonly lines: readonly string[]
}

const marked = (text: string) => text.trim().split('\n')

const clusterApi = marked(`
apiVersion: cluster.x-k8s.io/v1beta2
kind: Cluster
metadata:
¦  name: production-paris
spec:
  topology:
¦    classRef: { name: quai-standard }
    version: v1.36.3
¦    controlPlane: { replicas: 3 }
    variables:
¦      - { name: region, value: paris }
    workers:
      machineDeployments:
¦        - name: general
          class: worker
¦          replicas: 3
          variables:
            overrides:
¦              - { name: nodeType, value: g1.l }`)

const terraform = marked(`
resource "quai_cluster" "production_paris" {
¦  name    = "production-paris"
¦  tier    = "standard"
¦  region  = "paris"
  version = "1.36.3"

  control_plane {
¦    replicas = 3
  }

  node_pool {
    name     = "general"
¦    type     = "g1.l"
¦    replicas = 3
  }
}`)

const curl = marked(`
curl -X POST "$QUAI/api/orders" \\
  -H "Authorization: Bearer $QUAI_TOKEN" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H "Content-Type: application/json" \\
  -d '{
¦    "name": "production-paris",
¦    "tier": "standard",
¦    "region": "paris",
    "version": "1.36.3",
¦    "controlPlane": { "replicas": 3 },
    "nodePools": [
¦      { "name": "general", "nodeType": "g1.l", "replicas": 3 }
    ]
  }'`)

export const examples: readonly Example[] = [
  { id: 'cluster-api', name: 'Cluster API', lines: clusterApi },
  { id: 'terraform', name: 'Terraform', lines: terraform },
  { id: 'curl', name: 'curl', lines: curl },
]
