/** What a route says about itself to tabs, search engines and link previews. React moves it into <head>. */
type PageHeadProps = {
  title: string
  description?: string
  /** the one address of this page, without a query */
  canonical?: `/${string}`
}

export function PageHead({ title, description, canonical }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  )
}
