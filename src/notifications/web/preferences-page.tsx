import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '#platform/web/page-head.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { NotificationPreferences } from './preferences.tsx'
import './texts.ts'

export default function PreferencesPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Notifications · Settings · Quai`} />
      <PageTitle
        above={
          <TextLink to="/settings" quiet>
            <Trans>Settings</Trans>
          </TextLink>
        }
        title={<Trans>Notifications</Trans>}
        lead={<Trans>How you want to hear of what happens.</Trans>}
      />
      <NotificationPreferences />
    </>
  )
}
