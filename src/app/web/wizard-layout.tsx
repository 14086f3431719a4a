import { useLocation, useOutlet } from 'react-router'
import { Guard } from '#identity/web/index.ts'
import { Providers } from './providers.tsx'
import { useSlide } from './wizard-slide.ts'
import './wizard-slide.css'

/** Around the steps of ordering a cluster: no sidebar, and a slide from one step to the next. */
export default function WizardLayout() {
  const { pathname } = useLocation()
  const { step, page, phase, direction } = useSlide(pathname, useOutlet())
  return (
    <Providers>
      <Guard loading="configuration">
        <div key={step} data-phase={phase} data-direction={direction} className="wizard-slide">
          {page}
        </div>
      </Guard>
    </Providers>
  )
}
