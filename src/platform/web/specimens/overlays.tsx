import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import { MailIcon } from '../ui/icon.tsx'
import { TextButton } from '../ui/link.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { StepperNumber } from '../ui/stepper-number.tsx'
import { TabLinks, Tabs } from '../ui/tabs.tsx'
import { Specimen, States } from './specimen.tsx'

export function Overlays() {
  const { t } = useLingui()
  return (
    <>
      <Specimen title={t`Dialogs`} note={t`In the middle; below 768 px a sheet that rises from the bottom edge.`}>
        <States>
          <ScaleDialog />
          <DeleteDialog />
          <BlockingDialog />
        </States>
      </Specimen>
      <Specimen title={t`Side sheets`} note={t`The page stays visible: a drawer on phones, details beside a list.`}>
        <States>
          <SideSheet side="right" />
          <SideSheet side="left" />
        </States>
      </Specimen>
      <TabSpecimen />
    </>
  )
}

function ScaleDialog() {
  const { t } = useLingui()
  const [nodes, setNodes] = useState(5)
  return (
    <Dialog
      trigger={
        <Button>
          <Trans>Scale workers</Trans>
        </Button>
      }
      title={t`Scale workers`}
      description={t`production-paris, g1.xl, 8 vCPU and 32 GiB a node`}
      footer={
        <>
          <DialogClose>
            <Button look="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <DialogClose>
            <Button>
              <Trans>Scale to {nodes} nodes</Trans>
            </Button>
          </DialogClose>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <StepperNumber label={t`Nodes`} size="lg" value={nodes} onValueChange={setNodes} min={1} max={12} />
        <span className="text-muted">
          <Trans>now 3</Trans>
        </span>
      </div>
      <p className="mt-4 text-13 text-muted">
        <Trans>The three running nodes are not touched.</Trans>
      </p>
    </Dialog>
  )
}

function DeleteDialog() {
  const { t } = useLingui()
  const [fate, setFate] = useState<'keep' | 'delete'>('keep')
  return (
    <Dialog
      alert
      trigger={
        <Button look="danger">
          <Trans>Delete recette</Trans>
        </Button>
      }
      title={t`Delete recette`}
      description={t`Dev/Test at Quai, Frankfurt. Running since 3 Feb 2026.`}
      footer={
        <>
          <DialogClose>
            <Button look="ghost">
              <Trans>Keep recette</Trans>
            </Button>
          </DialogClose>
          <Button look="danger">
            <Trans>Delete recette</Trans>
          </Button>
        </>
      }
    >
      <div className="flex items-center justify-between gap-4 border-line border-b pb-3">
        <span>
          <Trans>4 volumes, 120 GiB</Trans>
        </span>
        <Segmented
          size="sm"
          label={t`Volumes`}
          value={fate}
          onValueChange={setFate}
          segments={[
            { value: 'keep', label: t`Keep` },
            { value: 'delete', label: t`Delete` },
          ]}
        />
      </div>
      <Field
        className="mt-4"
        label={
          <Trans>
            Type <span className="font-mono text-13">recette</span> to confirm
          </Trans>
        }
        help={t`Nothing is destroyed for 10 minutes: until then you can undo it.`}
      >
        <Input autoComplete="off" />
      </Field>
    </Dialog>
  )
}

function BlockingDialog() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Trans>Blocking</Trans>
      </Button>
      <Dialog
        blocking
        open={open}
        onOpenChange={setOpen}
        icon={<MailIcon size={28} className="text-warning" />}
        title={t`Email Verification Required`}
        description={
          <Trans>
            We sent a link to <b className="font-medium text-ink">claire.laurent@atelier-lumiere.example</b>. Open it to
            confirm that the address is yours: your invoices and alerts go there.
          </Trans>
        }
        footer={
          <>
            <Button size="lg">
              <Trans>Resend Verification Email</Trans>
            </Button>
            <DialogClose>
              <TextButton className="justify-center py-2 text-13 text-muted!">
                <Trans>Continue Without Verification (Not Recommended)</Trans>
              </TextButton>
            </DialogClose>
          </>
        }
      />
    </>
  )
}

function SideSheet({ side }: { side: 'left' | 'right' }) {
  const { t } = useLingui()
  return (
    <Sheet
      side={side}
      trigger={
        <Button look="secondary">
          {side === 'right' ? <Trans>From the right</Trans> : <Trans>From the left</Trans>}
        </Button>
      }
      title={t`Price, in detail`}
      description={t`Excluding VAT, a month`}
      footer={
        <Button>
          <Trans>Continue to add-ons</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Control plane, Standard: €69.00. Two pools: €458.00.</Trans>
      </p>
    </Sheet>
  )
}

function TabSpecimen() {
  const { t } = useLingui()
  const [tab, setTab] = useState('general')
  const words = (text: string) => <p className="text-muted">{text}</p>
  const tabs = [
    { value: 'general', label: t`General g1`, content: words(t`Four gibibytes of memory for each vCPU.`) },
    { value: 'compute', label: t`Compute c1`, content: words(t`Two gibibytes of memory for each vCPU.`) },
    { value: 'memory', label: t`Memory m1`, content: words(t`Eight gibibytes of memory for each vCPU.`) },
    { value: 'gpu', label: t`GPU gpu1`, content: null, disabled: true },
  ]
  const pages = [
    { to: '/ui', label: t`This page` },
    { to: '/', label: t`Home`, end: true },
  ]
  return (
    <Specimen title={t`Tabs`} note={t`Panels in place. Sections that deserve an address are tab links.`}>
      <Tabs label={t`Node families`} tabs={tabs} value={tab} onValueChange={setTab} />
      <Tabs className="mt-6" size="sm" label={t`Node families, small`} tabs={tabs} value={tab} onValueChange={setTab} />
      <TabLinks className="mt-6" label={t`Pages of this example`} links={pages} />
    </Specimen>
  )
}
