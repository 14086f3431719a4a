/** The people that development starts with: three organizations, every org role, every staff role. Idempotent. */
import pg from 'pg'
import { hashPassword } from '../src/identity/server/password-hash.ts'
import { totpContext } from '../src/identity/server/totp.ts'
import { createLocalKms } from '../src/platform/server/kms.ts'

/** Everybody's password, for development only. */
export const seededPassword = 'quai-development-harbour'
/** The secret of the authenticator app of staff, who cannot work without one. */
export const seededTotpSecret = 'QUAIDEVELOPMENTHARBOURQUAIDEVELO'

type SeededPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
  readonly role: 'customer' | 'officer' | 'admin' | 'super_admin'
  readonly orgRole: 'owner' | 'admin' | 'billing' | 'developer' | 'viewer'
  readonly language: 'en' | 'fr'
}

const organizations = [
  { id: '01930000-0000-7000-8000-000000000001', name: 'Atelier Lumière', companyId: 'QB-7F3K2M9D', country: 'FR' },
  { id: '01930000-0000-7000-8000-000000000002', name: 'Nordwind Logistik', companyId: 'QB-4H8T1RVA', country: 'DE' },
  { id: '01930000-0000-7000-8000-000000000003', name: 'Quai', companyId: 'QB-00000QXA', country: 'FR' },
] as const

const person = (
  number: number,
  [name, email]: readonly [string, string],
  company: string,
  roles: Partial<Pick<SeededPerson, 'role' | 'orgRole' | 'language'>>,
): SeededPerson => ({
  id: `01930000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  name,
  email,
  company,
  role: 'customer',
  orgRole: 'viewer',
  language: 'en',
  ...roles,
})

export const seededPeople: readonly SeededPerson[] = [
  person(1, ['Claire Laurent', 'claire.laurent@atelier-lumiere.example'], 'Atelier Lumière', { orgRole: 'owner' }),
  person(2, ['Karim Benali', 'karim.benali@atelier-lumiere.example'], 'Atelier Lumière', {
    orgRole: 'admin',
    language: 'fr',
  }),
  person(3, ['Inès Moreau', 'ines.moreau@atelier-lumiere.example'], 'Atelier Lumière', { orgRole: 'billing' }),
  person(4, ['Tom Bakker', 'tom.bakker@atelier-lumiere.example'], 'Atelier Lumière', { orgRole: 'developer' }),
  person(5, ['Lucie Petit', 'lucie.petit@atelier-lumiere.example'], 'Atelier Lumière', { orgRole: 'viewer' }),
  person(6, ['Jonas Weber', 'jonas.weber@nordwind.example'], 'Nordwind Logistik', { orgRole: 'owner' }),
  person(7, ['Marta Nowak', 'marta.nowak@nordwind.example'], 'Nordwind Logistik', { orgRole: 'developer' }),
  person(8, ['Sofia Rossi', 'sofia.rossi@quai.example'], 'Quai', { role: 'officer', orgRole: 'developer' }),
  person(9, ['Hugo Martin', 'hugo.martin@quai.example'], 'Quai', { role: 'admin', orgRole: 'admin' }),
  person(10, ['Anaïs Leroy', 'anais.leroy@quai.example'], 'Quai', { role: 'super_admin', orgRole: 'owner' }),
]

/** Without the key of the settings nothing can be sealed, and staff has no second factor. */
export async function seed(ownerUrl: string, secretKey?: string): Promise<void> {
  const passwordHash = await hashPassword(seededPassword)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('quai.scope', 'system', true)")
    for (const { id, name, companyId, country } of organizations) {
      await client.query(
        `insert into identity.organization (id, company_name, company_id, country) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [id, name, companyId, country],
      )
    }
    for (const { id, name, email, company, role, orgRole, language } of seededPeople) {
      const orgId = organizations.find((organization) => organization.name === company)?.id
      await client.query(
        `insert into identity.person
           (id, org_id, email, username, name, role, org_role, email_verified, language, password_hash)
         values ($1, $2, $3, $4, $5, $6, $7, true, $8, $9) on conflict (id) do update
           set password_hash = coalesce(identity.person.password_hash, excluded.password_hash)`,
        [id, orgId, email, email.slice(0, email.indexOf('@')), name, role, orgRole, language, passwordHash],
      )
      if (role !== 'customer' && secretKey) await seedTotp(client, id, secretKey)
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function seedTotp(client: pg.Client, id: string, secretKey: string): Promise<void> {
  const sealed = await createLocalKms(Buffer.from(secretKey, 'base64')).seal(seededTotpSecret, totpContext(id))
  await client.query(
    `insert into identity.totp (org_id, person_id, secret_sealed, confirmed_at)
     select org_id, id, $2, now() from identity.person where id = $1 on conflict do nothing`,
    [id, sealed],
  )
}

if (import.meta.main) {
  const ownerUrl = process.env.DATABASE_OWNER_URL
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing: the address of the database as quai_owner.')
  await seed(ownerUrl, process.env.SECRET_KEY)
  console.log(`Seeded ${seededPeople.length} people`)
}
