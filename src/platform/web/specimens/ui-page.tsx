// Every control and mark of Quai in all its states; for those who build it (development only).
import { useLingui } from '@lingui/react/macro'
import { PageHead } from '../page-head.tsx'
import { PageTitle } from '../ui/ligne.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { Actions } from './actions.tsx'
import { Charts } from './charts.tsx'
import { Content } from './content.tsx'
import { Forms } from './forms.tsx'
import { Marks } from './marks.tsx'
import { Messages } from './messages.tsx'
import { Overlays } from './overlays.tsx'
import { Progress } from './progress.tsx'
import { Tables } from './tables.tsx'
import './texts.ts'

export default function UiPage() {
  const { t } = useLingui()
  const sections = [
    { id: 'actions', title: t`Actions`, content: <Actions /> },
    { id: 'forms', title: t`Forms`, content: <Forms /> },
    { id: 'overlays', title: t`Overlays and tabs`, content: <Overlays /> },
    { id: 'messages', title: t`Messages`, content: <Messages /> },
    { id: 'marks', title: t`Marks`, content: <Marks /> },
    { id: 'progress', title: t`Progress`, content: <Progress /> },
    { id: 'tables', title: t`Tables`, content: <Tables /> },
    { id: 'content', title: t`Content`, content: <Content /> },
    { id: 'charts', title: t`Charts`, content: <Charts /> },
  ]
  return (
    <TooltipProvider>
      <PageHead title={t`The parts of Quai`} />
      <PageTitle title={t`The parts of Quai`} lead={t`Every control and mark in all its states, in both themes.`} />
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[160px_minmax(0,1fr)]">
        <nav aria-label={t`Sections`} className="top-6 mb-8 self-start max-lg:overflow-x-auto lg:sticky">
          <ul className="flex gap-5 lg:flex-col lg:gap-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block whitespace-nowrap py-1 font-medium text-muted hover:text-ink">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-12">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
              <h2 id={`${id}-title`} className="mb-4 text-22">
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </TooltipProvider>
  )
}
