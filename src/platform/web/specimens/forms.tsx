import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { Combobox, MultiCombobox } from '../ui/combobox.tsx'
import { Field, Input, PasswordInput, Textarea } from '../ui/field.tsx'
import { CodeIcon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'
import { Radio, RadioGroup } from '../ui/radio-group.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { StepperNumber } from '../ui/stepper-number.tsx'
import { Switch } from '../ui/switch.tsx'
import { Specimen } from './specimen.tsx'

export function Forms() {
  return (
    <>
      <Fields />
      <Choosing />
      <Boxes />
      <Radios />
      <Switches />
      <Small />
    </>
  )
}

const pair = 'grid max-w-form gap-x-6 gap-y-5 md:grid-cols-2'

function Fields() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Fields`} note={t`Label above, help and error below; the error says cause and remedy.`}>
      <div className={pair}>
        <Field label={t`Pool name`} help={t`Lower case, digits and hyphens.`} required>
          <Input defaultValue="workers" autoComplete="off" />
        </Field>
        <Field label={t`VAT number`} help={t`Checked with VIES. Can be added later.`} optional>
          <Input placeholder="FR 12 345678901" autoComplete="off" />
        </Field>
        <Field label={t`Work email`} error={t`This address has no domain. Write it as you@company.eu.`}>
          <Input type="email" defaultValue="claire.laurent@" autoComplete="off" />
        </Field>
        <Field label={t`Password`} aside={<TextLink to="/ui#forms">{t`Forgot password?`}</TextLink>}>
          <PasswordInput defaultValue="une phrase longue" autoComplete="off" />
        </Field>
        <Field label={t`Region`} help={t`Fixed once ordered.`}>
          <Input defaultValue="Paris" disabled />
        </Field>
        <Field label={t`Reason`} help={t`The asker reads it.`} className="md:col-span-2">
          <Textarea placeholder={t`What should change before you say yes?`} />
        </Field>
      </div>
    </Specimen>
  )
}

function Choosing() {
  const { t } = useLingui()
  const [system, setSystem] = useState<string | undefined>('flatcar')
  const [country, setCountry] = useState<string>()
  const [zones, setZones] = useState(['par-1', 'par-2'])
  const systems = [
    {
      label: t`Made for containers`,
      options: [
        { value: 'flatcar', label: t`Flatcar Linux, stable` },
        { value: 'talos', label: 'Talos Linux' },
      ],
    },
    {
      label: t`General`,
      options: [
        { value: 'ubuntu', label: 'Ubuntu 26.04' },
        { value: 'windows', label: 'Windows Server', note: t`Not in this home`, disabled: true },
      ],
    },
  ]
  const countries = [
    { value: 'be', label: t`Belgium` },
    { value: 'fr', label: t`France` },
    { value: 'de', label: t`Germany` },
    { value: 'it', label: t`Italy` },
    { value: 'nl', label: t`Netherlands` },
    { value: 'es', label: t`Spain` },
  ]
  const places = [
    { value: 'par-1', label: 'par-1', note: 'Saint-Denis' },
    { value: 'par-2', label: 'par-2', note: 'Vitry' },
    { value: 'par-3', label: 'par-3', note: 'Saclay' },
  ]
  return (
    <Specimen title={t`Select and combobox`} note={t`A select up to about ten entries, then a combobox that searches.`}>
      <div className={pair}>
        <Field label={t`Operating system`} help={t`Replaced node by node in the maintenance window.`}>
          <Select options={systems} value={system} onValueChange={setSystem} />
        </Field>
        <Field label={t`Period`} error={t`Choose how you want to pay.`}>
          <Select
            options={[{ value: 'm', label: t`Monthly` }]}
            value={undefined}
            onValueChange={() => {}}
            placeholder={t`Choose`}
          />
        </Field>
        <Field label={t`Country`} help={t`Sets VAT and the language of invoices.`}>
          <Combobox options={countries} value={country} onValueChange={setCountry} placeholder={t`Choose a country`} />
        </Field>
        <Field label={t`Zones`} help={t`Three survive the loss of any one.`}>
          <MultiCombobox options={places} values={zones} onValuesChange={setZones} placeholder={t`Choose zones`} />
        </Field>
      </div>
    </Specimen>
  )
}

function Boxes() {
  const { t } = useLingui()
  const [zones, setZones] = useState(['par-1'])
  const all = ['par-1', 'par-2', 'par-3']
  const toggle = (zone: string) =>
    setZones(zones.includes(zone) ? zones.filter((known) => known !== zone) : [...zones, zone])
  return (
    <Specimen title={t`Checkboxes`} note={t`Count when the form is sent. The dash means some of them.`}>
      <div className="flex flex-wrap gap-x-6 gap-y-1 max-md:flex-col">
        <Checkbox
          label={t`All zones`}
          checked={zones.length === 3}
          mixed={zones.length > 0 && zones.length < 3}
          onChange={() => setZones(zones.length === 3 ? [] : all)}
        />
        {all.map((zone) => (
          <Checkbox key={zone} label={zone} checked={zones.includes(zone)} onChange={() => toggle(zone)} />
        ))}
      </div>
      <div className="mt-2 flex flex-col gap-1">
        <Checkbox label={t`Send me the newsletter, about once a month.`} />
        <Checkbox label={t`Keep the volumes`} note={t`Nothing to keep: the cluster has none.`} disabled />
      </div>
    </Specimen>
  )
}

function Radios() {
  const { t } = useLingui()
  const [type, setType] = useState('xl')
  const [pay, setPay] = useState('card')
  return (
    <Specimen title={t`Radios`} note={t`A choice that does not fit is disabled and says why.`}>
      <div className={pair}>
        <Field label={t`Pay by`} group>
          <RadioGroup value={pay} onValueChange={setPay}>
            <Radio value="card" label={t`Card`} note="Visa 4242" />
            <Radio value="debit" label={t`SEPA direct debit`} />
            <Radio value="invoice" label={t`Invoice`} note={t`After the first three paid months`} disabled />
          </RadioGroup>
        </Field>
        <Field label={t`Node type`} group>
          <RadioGroup
            value={type}
            onValueChange={setType}
            className="gap-0! overflow-hidden rounded-control border border-line"
          >
            <Radio row value="m" label={<span className="font-mono text-13">g1.m</span>} aside="€34.00" />
            <Radio row value="l" label={<span className="font-mono text-13">g1.l</span>} aside="€66.00" />
            <Radio
              row
              value="xl"
              label={<span className="font-mono text-13">g1.xl</span>}
              aside={<b className="font-bold">€130.00</b>}
            />
          </RadioGroup>
        </Field>
      </div>
    </Specimen>
  )
}

function Switches() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Switches`} note={t`Take effect at once; what waits for Save is a checkbox.`}>
      <div className="flex max-w-[440px] flex-col gap-4">
        <Switch label={t`Autoscale`} note={t`Between 2 and 6 nodes, by waiting pods.`} defaultChecked />
        <Switch label={t`Sleep at night`} note={t`20:00 to 07:00, Europe/Paris.`} />
        <Switch
          label={t`Second factor for everyone`}
          note={t`Only an owner can change this.`}
          disabled
          defaultChecked
        />
      </div>
    </Specimen>
  )
}

function Small() {
  const { t } = useLingui()
  const [view, setView] = useState<'form' | 'code'>('form')
  const [volume, setVolume] = useState<'keep' | 'delete'>('keep')
  const [nodes, setNodes] = useState(5)
  const [from, setFrom] = useState(2)
  return (
    <Specimen
      title={t`Segments and numbers`}
      note={t`Two to four choices side by side; numbers by step, key or typing.`}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Segmented
          label={t`View`}
          value={view}
          onValueChange={setView}
          segments={[
            { value: 'form', label: t`Form` },
            { value: 'code', label: t`View as code`, icon: <CodeIcon /> },
          ]}
        />
        <Segmented
          size="sm"
          label={t`Volumes`}
          value={volume}
          onValueChange={setVolume}
          segments={[
            { value: 'keep', label: t`Keep` },
            { value: 'delete', label: t`Delete` },
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <StepperNumber label={t`Nodes`} size="lg" value={nodes} onValueChange={setNodes} min={1} max={12} />
        <span className="text-muted">
          <Trans>now 3</Trans>
        </span>
        <StepperNumber label={t`From`} value={from} onValueChange={setFrom} min={0} max={6} />
        <StepperNumber label={t`Fixed`} value={3} onValueChange={() => {}} disabled />
      </div>
    </Specimen>
  )
}
