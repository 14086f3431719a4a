import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { refresh } from '#platform/web/freshness.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Loading, SkeletonBlock } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import { listNotificationPreferences, setNotificationPreference } from '../contract.ts'
import { type Channel, channels, kinds, type Preference, whyAlwaysOn } from '../kinds.ts'
import './texts.ts'

type Chosen = { readonly kind: Preference['kind']; readonly channel: Channel; readonly on: boolean }

/** The switch moves before the answer, so that two pressed quickly both hold; a refusal asks for the truth. */
function useSetPreference() {
  const client = useQueryClient()
  const { path } = listNotificationPreferences
  return useSend(setNotificationPreference, {
    onMutate: async ({ body: { kind, channel, on } }) => {
      await client.cancelQueries({ queryKey: [path] })
      client.setQueryData<Preference[]>([path], (known) =>
        known?.map((preference) => (preference.kind === kind ? { ...preference, [channel]: on } : preference)),
      )
    },
    onError: () => void refresh(client, [path]),
  })
}

/** By kind and channel. Each switch takes effect at once; one that was refused jumps back and says why. */
export function NotificationPreferences() {
  const preferences = useEndpoint(listNotificationPreferences, {})
  const set = useSetPreference()
  if (preferences.error && !preferences.data)
    return (
      <ErrorState
        title={<Trans>The settings could not be loaded</Trans>}
        onRetry={() => void preferences.refetch()}
        retrying={preferences.isFetching}
      >
        {preferences.error.message}
      </ErrorState>
    )
  return (
    <>
      {set.error && (
        <div className="my-4">
          <ErrorState title={<Trans>The setting was not saved</Trans>}>{set.error.message}</ErrorState>
        </div>
      )}
      <Loading pending={preferences.isPending} skeleton={<SkeletonBlock className="mt-6 h-64 w-full" />}>
        {preferences.data?.map((preference) => (
          <KindPart key={preference.kind} preference={preference} onChoose={(body) => set.mutate({ body })} />
        ))}
      </Loading>
    </>
  )
}

type KindPartProps = { preference: Preference; onChoose: (chosen: Chosen) => void }

function KindPart({ preference, onChoose }: KindPartProps) {
  const { t, i18n } = useLingui()
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const { kind } = preference
  const { title, note } = kinds[kind]
  const names: Readonly<Record<Channel, string>> = { bell: t`Under the bell`, mail: t`By email` }
  return (
    <section
      aria-labelledby={`kind-${kind}`}
      className="grid gap-x-12 gap-y-4 border-line border-b py-6 last:border-b-0 lg:grid-cols-[280px_minmax(0,1fr)] lg:py-8"
    >
      <div>
        <h2 id={`kind-${kind}`} className="text-16">
          {title[language]}
        </h2>
        <p className="mt-1 text-pretty text-13 text-muted">{note[language]}</p>
      </div>
      <div className="grid max-w-form gap-4">
        {channels.map((channel) => {
          const locked = whyAlwaysOn(kind, channel)
          return (
            <Switch
              key={channel}
              label={names[channel]}
              {...(locked ? { note: locked[language] } : {})}
              disabled={locked !== undefined}
              checked={preference[channel]}
              onChange={({ target }) => onChoose({ kind, channel, on: target.checked })}
            />
          )
        })}
      </div>
    </section>
  )
}
