import './motion.css'
import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Specification, section 9: "Tooltip opens after 700 ms, skip delay 300 ms." */
export const tooltipTiming = { delayDuration: 700, skipDelayDuration: 300 } as const

/** Once around the application: the short delay between two tooltips is shared. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider {...tooltipTiming}>{children}</Radix.Provider>
}

type TooltipProps = { text: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }

/** Repeats or names what is visible; never the only place of an information, for touch does not show it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-control bg-ink px-2 py-1 text-12 text-bg shadow-menu data-[state=delayed-open]:animate-[quai-fade-in_120ms_var(--ease-out)]"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
