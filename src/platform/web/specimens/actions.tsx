import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import {
  ArrowRightIcon,
  EditIcon,
  LogOutIcon,
  MoreIcon,
  PlusIcon,
  SettingsIcon,
  TrashIcon,
  UserIcon,
} from '../ui/icon.tsx'
import { ExternalLink, TextButton, TextLink } from '../ui/link.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../ui/menu.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Specimen, States } from './specimen.tsx'

export function Actions() {
  return (
    <>
      <Buttons />
      <Pending />
      <Links />
      <IconButtons />
      <Menus />
    </>
  )
}

function Buttons() {
  const { t } = useLingui()
  return (
    <Specimen
      title={t`Buttons`}
      note={t`One primary button per view. Destroying buttons are never pre-disabled: they lead to what is missing.`}
    >
      <div className="flex flex-col gap-3">
        <States>
          <Button size="lg" icon={<PlusIcon />}>
            <Trans>Configure new cluster</Trans>
          </Button>
          <Button size="lg" look="secondary">
            <Trans>Compare homes</Trans>
          </Button>
        </States>
        <States>
          <Button>
            <Trans>Scale to 5 nodes</Trans>
          </Button>
          <Button look="secondary" icon={<PlusIcon />}>
            <Trans>Add a node pool</Trans>
          </Button>
          <Button look="ghost">
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger">
            <Trans>Delete recette</Trans>
          </Button>
          <Button disabled>
            <Trans>Not available</Trans>
          </Button>
        </States>
        <States>
          <Button size="sm">
            <Trans>View</Trans>
          </Button>
          <Button size="sm" look="secondary">
            <Trans>View</Trans>
          </Button>
          <ButtonLink to="/ui#forms" look="secondary">
            <Trans>A link that looks like a button</Trans>
            <ArrowRightIcon />
          </ButtonLink>
        </States>
      </div>
    </Specimen>
  )
}

function Pending() {
  const { t } = useLingui()
  const [pending, setPending] = useState(false)
  const send = () => {
    setPending(true)
    setTimeout(() => setPending(false), 2000)
  }
  return (
    <Specimen title={t`Pending`} note={t`The notch turns; a second press does nothing, the focus stays.`}>
      <States>
        <Button pending={pending} onClick={send} className="min-w-52">
          {pending ? <Trans>Sending...</Trans> : <Trans>Resend Verification Email</Trans>}
        </Button>
        <Button pending>
          <Trans>Sending...</Trans>
        </Button>
        <Button look="secondary" pending>
          <Trans>Checking</Trans>
        </Button>
        <Button look="danger" pending>
          <Trans>Deleting</Trans>
        </Button>
      </States>
    </Specimen>
  )
}

function Links() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Links`} note={t`Underlined in running text; quiet at the end of a row, where the place tells.`}>
      <p className="max-w-[64ch]">
        <Trans>
          I accept the <TextLink to="/ui#actions">terms</TextLink> and have read the{' '}
          <ExternalLink href="https://kubernetes.io/">documentation of Kubernetes</ExternalLink>.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-6">
        <TextLink quiet to="/ui#actions">
          <Trans>Change</Trans>
        </TextLink>
        <TextButton quiet>
          <Trans>Rename</Trans>
        </TextButton>
        <TextButton className="text-13">
          <Trans>Mark all as read</Trans>
        </TextButton>
      </div>
    </Specimen>
  )
}

function IconButtons() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Icon buttons and tooltips`} note={t`The tooltip comes after 700 ms, the next one at once.`}>
      <States>
        <Tooltip text={t`Edit the pool`}>
          <IconButton label={t`Edit the pool`}>
            <EditIcon />
          </IconButton>
        </Tooltip>
        <Tooltip text={t`Delete the pool`}>
          <IconButton label={t`Delete the pool`}>
            <TrashIcon />
          </IconButton>
        </Tooltip>
        <IconButton label={t`Settings`} disabled>
          <SettingsIcon />
        </IconButton>
      </States>
    </Specimen>
  )
}

function Menus() {
  const { t } = useLingui()
  const [theme, setTheme] = useState('system')
  const themes = [
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
    { value: 'system', label: t`As the system` },
  ]
  return (
    <Specimen title={t`Menus`} note={t`Arrow keys move, letters find, Escape closes.`}>
      <States>
        <Menu
          trigger={
            <Button look="secondary">
              <Trans>Actions</Trans>
              <MoreIcon />
            </Button>
          }
        >
          <MenuItem icon={<EditIcon />} keys="E" onSelect={() => {}}>
            <Trans>Rename</Trans>
          </MenuItem>
          <MenuItem icon={<PlusIcon />} onSelect={() => {}}>
            <Trans>Add a node pool</Trans>
          </MenuItem>
          <MenuItem icon={<SettingsIcon />} disabled onSelect={() => {}}>
            <Trans>Upgrade (already newest)</Trans>
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<TrashIcon />} danger onSelect={() => {}}>
            <Trans>Delete</Trans>
          </MenuItem>
        </Menu>
        <Menu
          trigger={
            <Button look="ghost" icon={<UserIcon />}>
              Claire Laurent
            </Button>
          }
        >
          <MenuLabel>claire.laurent@atelier-lumiere.example</MenuLabel>
          <MenuLink icon={<SettingsIcon />} to="/ui#actions">
            <Trans>Settings</Trans>
          </MenuLink>
          <MenuSeparator />
          <MenuChoice label={t`Theme`} value={theme} onValueChange={setTheme} options={themes} />
          <MenuSeparator />
          <MenuItem icon={<LogOutIcon />} onSelect={() => {}}>
            <Trans>Sign out</Trans>
          </MenuItem>
        </Menu>
      </States>
    </Specimen>
  )
}
