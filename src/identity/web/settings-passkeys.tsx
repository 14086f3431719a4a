import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDate } from '#platform/relative-time.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { KeyIcon, PlusIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { getSecondFactor, type Passkey, removePasskey, renamePasskey } from '../second-factor-contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { canMakePasskeys } from './make-passkey.ts'
import { ActDialog } from './settings-act-dialog.tsx'
import { AddPasskey } from './settings-add-passkey.tsx'
import { FormDialog } from './settings-form-dialog.tsx'
import { Row, Rows } from './settings-part.tsx'

type OnePasskey = { passkey: Passkey; onClose: () => void }

function Rename({ passkey, onClose }: OnePasskey) {
  const { t } = useLingui()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } })
  const rename = useSend(renamePasskey, { invalidates: [getSecondFactor.path], onSuccess: onClose })
  return (
    <FormDialog
      title={<Trans>Rename {passkey.name}</Trans>}
      act={<Trans>Save</Trans>}
      pending={rename.isPending}
      error={rename.error}
      onSubmit={handleSubmit((body) => rename.mutate({ params: { id: passkey.id }, body }))}
      onClose={onClose}
    >
      <Field label={<Trans>Name</Trans>} required error={formState.errors.name?.message}>
        <Input
          {...register('name', { validate: (name) => name.trim() !== '' || t`Give the passkey a name.` })}
          maxLength={64}
        />
      </Field>
    </FormDialog>
  )
}

function Remove({ passkey, onClose }: OnePasskey) {
  const { t } = useLingui()
  const remove = useConfirmed(removePasskey, {
    invalidates: [getSecondFactor.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Passkey removed`, description: passkey.name })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Remove {passkey.name}</Trans>}
      description={
        <Trans>
          It can no longer sign you in. Delete it from the device or password manager too, or it will still be offered
          there.
        </Trans>
      }
      act={<Trans>Remove the passkey</Trans>}
      pending={remove.isPending}
      error={remove.error}
      onAct={() => remove.mutate({ params: { id: passkey.id }, body: {} })}
      onClose={onClose}
    />
  )
}

function PasskeyRow({ passkey, ...on }: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const { t, i18n } = useLingui()
  const added = formatDate(new Date(passkey.createdAt), i18n.locale)
  return (
    <Row
      icon={<KeyIcon size={20} />}
      wide
      title={passkey.name}
      note={
        <>
          <Trans>Added {added}</Trans>
          {' · '}
          {passkey.lastUsedAt ? (
            <Trans>
              last used: <RelativeTime at={passkey.lastUsedAt} />
            </Trans>
          ) : (
            <Trans>not used yet</Trans>
          )}
        </>
      }
      actions={
        <>
          <TextButton quiet aria-label={t`Rename ${passkey.name}`} onClick={on.onRename}>
            <Trans>Rename</Trans>
          </TextButton>
          <TextButton quiet aria-label={t`Remove ${passkey.name}`} onClick={on.onRemove}>
            <Trans>Remove</Trans>
          </TextButton>
        </>
      }
    />
  )
}

type Act = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useLingui()
  const [act, setAct] = useState<Act>()
  const stop = () => setAct(undefined)
  const able = canMakePasskeys()
  return (
    <>
      {passkeys.length > 0 && (
        <Rows label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAct({ kind: 'rename', passkey })}
              onRemove={() => setAct({ kind: 'remove', passkey })}
            />
          ))}
        </Rows>
      )}
      {passkeys.length === 0 && (
        <p className="text-muted">
          <Trans>You have none yet.</Trans>
        </p>
      )}
      {able ? (
        <Button
          look="secondary"
          icon={<PlusIcon />}
          className="mt-5 max-lg:w-full"
          onClick={() => setAct({ kind: 'add' })}
        >
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className="mt-4 text-13 text-muted">
          <Trans>This browser cannot make passkeys.</Trans>
        </p>
      )}
      {act?.kind === 'add' && <AddPasskey onClose={stop} />}
      {act?.kind === 'rename' && <Rename passkey={act.passkey} onClose={stop} />}
      {act?.kind === 'remove' && <Remove passkey={act.passkey} onClose={stop} />}
    </>
  )
}
