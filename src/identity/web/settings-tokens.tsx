import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { formatDate } from '#platform/relative-time.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FirstUse } from '#platform/web/ui/empty.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PlusIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { Sub } from '#platform/web/ui/table-rows.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { type ApiToken, listTokens, revokeToken } from '../token-contract.ts'
import { useScopeNames } from './scope-names.ts'
import { ActDialog } from './settings-act-dialog.tsx'
import { CreateToken } from './settings-create-token.tsx'

const day = 24 * 60 * 60 * 1000

function Expiry({ at }: { at: string }) {
  const { i18n } = useLingui()
  const left = Math.ceil((new Date(at).getTime() - Date.now()) / day)
  if (left > 7) return formatDate(new Date(at), i18n.locale)
  return (
    <StatusMark kind="warn">
      <Plural value={left} one="Expires within a day" other="Expires in # days" />
    </StatusMark>
  )
}

function useColumns(): readonly Column<ApiToken>[] {
  const { t, i18n } = useLingui()
  const names: Readonly<Record<string, string>> = useScopeNames()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the language only
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Token`,
        card: 'title',
        cell: ({ hint }) => (
          <Sub>
            <span className="font-mono">{hint}…</span>
          </Sub>
        ),
      },
      {
        id: 'scopes',
        header: t`May`,
        card: 'lead',
        cell: ({ scopes }) => (
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{names[scope] ?? scope}</li>
            ))}
          </ul>
        ),
      },
      {
        id: 'used',
        header: t`Last used`,
        card: 'fact',
        cell: ({ lastUsedAt }) => (
          <span className="text-muted">{lastUsedAt ? <RelativeTime at={lastUsedAt} /> : <Trans>Never</Trans>}</span>
        ),
      },
      { id: 'expires', header: t`Expires`, card: 'fact', cell: ({ expiresAt }) => <Expiry at={expiresAt} /> },
    ],
    [i18n.locale],
  )
}

function Revoke({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const { t } = useLingui()
  const revoke = useSend(revokeToken, {
    onSuccess: () => {
      toast({ variant: 'success', title: t`Token revoked`, description: token.name })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Revoke {token.name}</Trans>}
      description={<Trans>Programs that use it are refused from now on. It cannot be brought back.</Trans>}
      act={<Trans>Revoke the token</Trans>}
      pending={revoke.isPending}
      error={revoke.error}
      onAct={() => revoke.mutate({ params: { id: token.id }, body: {} })}
      onClose={onClose}
    />
  )
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<PlusIcon />} onClick={onClick} className="max-md:w-full">
      <Trans>Create token</Trans>
    </Button>
  )
}

function TokenList({ tokens, onCreate }: { tokens: readonly ApiToken[] | undefined; onCreate: () => void }) {
  const { t } = useLingui()
  const [revoking, setRevoking] = useState<ApiToken>()
  const columns = useColumns()
  return (
    <>
      <Table
        label={t`API tokens`}
        columns={columns}
        words={({ id, name }) => ({ id, title: name })}
        rows={tokens}
        expected={2}
        actions={(token) => (
          <TextButton
            quiet
            className="max-md:mt-2 max-md:mr-3"
            aria-label={t`Revoke ${token.name}`}
            onClick={() => setRevoking(token)}
          >
            <Trans>Revoke</Trans>
          </TextButton>
        )}
        empty={
          <FirstUse
            title={<Trans>No tokens</Trans>}
            benefit={
              <Trans>A token lets a program work in your name, with no more rights than you choose for it.</Trans>
            }
            action={<CreateButton onClick={onCreate} />}
          />
        }
      />
      {revoking && <Revoke token={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

export function SettingsTokens({ user }: { user: User }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useEndpoint(listTokens, {})
  const [creating, setCreating] = useState(false)
  const create = () => setCreating(true)
  return (
    <>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-muted">
          <Trans>Tokens act as you, never with more than your role. Shown once, stored hashed.</Trans>
        </p>
        {data && data.length > 0 && <CreateButton onClick={create} />}
      </div>
      {error && !data ? (
        <ErrorState title={t`The tokens could not be loaded`} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <TokenList tokens={data} onCreate={create} />
      )}
      {creating && <CreateToken user={user} onClose={() => setCreating(false)} />}
    </>
  )
}
