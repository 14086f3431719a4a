/** What the mail catcher holds for somebody: stories read their links there, as a person reads their mailbox. */
import { expect } from '@playwright/test'

type Mail = { readonly id: number; readonly subject: string; readonly text: string }

async function mailsTo(address: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${process.env.MAIL_URL}/api/mails?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Mail[]
}

/** The newest link to this page, as path and query; waits until the mail has come, and for a newer one than `after`. */
export async function linkTo(page: `/${string}`, address: string, after?: string): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s/]+(${page}\\?token=[\\w-]+)`, 'g')
  let found: string[] = []
  await expect(async () => {
    const mails = await mailsTo(address)
    found = mails.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
    expect(found.filter((link) => link !== after)).not.toEqual([])
  }).toPass({ timeout: 30_000 })
  return found.find((link) => link !== after) ?? ''
}
