import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { chooseLanguage, currentLanguage, languages } from '#platform/web/language.ts'
import { chooseTheme, type Theme, useTheme } from '#platform/web/theme.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { PersonName, updateUser } from '../account-contract.ts'
import { getUser, type User } from '../contract.ts'
import { EmailRow } from './settings-email.tsx'
import { Part, Rows } from './settings-part.tsx'

const Form = z.object({
  name: PersonName,
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  language: z.enum(languages),
})

/** Each language is written in itself: whoever looks for it must be able to read it. */
const languageNames = { en: 'English', fr: 'Français' }

function useProfileForm({ name, username, language }: User) {
  const { t } = useLingui()
  return useForm({
    mode: 'onTouched',
    values: { name, username, language },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(Form, {
      error: (issue) =>
        issue.path?.[0] === 'name'
          ? t`Give a name of at most 120 characters.`
          : t`Give a username of at most 64 characters.`,
    }),
  })
}

function ProfileForm({ user }: { user: User }) {
  const { t } = useLingui()
  const { register, handleSubmit, formState, reset, control } = useProfileForm(user)
  const save = useSend(updateUser, {
    invalidates: [getUser.path],
    onSuccess: ({ name, username, language }) => {
      reset({ name, username, language })
      toast({ variant: 'success', title: t`Profile saved` })
      // Another language is another document.
      if (language !== currentLanguage()) chooseLanguage(language)
    },
  })
  return (
    <form noValidate className="grid max-w-[440px] gap-4" onSubmit={handleSubmit((body) => save.mutate({ body }))}>
      <Field label={<Trans>Name</Trans>} required error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label={<Trans>Username</Trans>} required error={formState.errors.username?.message}>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={<Trans>Language</Trans>} group help={<Trans>Of these pages and of the mails to you.</Trans>}>
        <Controller
          name="language"
          control={control}
          render={({ field }) => (
            <Segmented
              value={field.value}
              onValueChange={field.onChange}
              segments={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
            />
          )}
        />
      </Field>
      {save.error && <ErrorState title={<Trans>Your profile was not saved</Trans>}>{save.error.message}</ErrorState>}
      <Button type="submit" pending={save.isPending} className="justify-self-start max-md:w-full">
        <Trans>Save profile</Trans>
      </Button>
    </form>
  )
}

function Appearance() {
  const { t } = useLingui()
  const theme = useTheme()
  const names: Record<Theme, string> = { system: t`As the system`, light: t`Light`, dark: t`Dark` }
  return (
    <Segmented
      label={t`Appearance`}
      value={theme}
      onValueChange={chooseTheme}
      segments={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: names[value] }))}
      className="max-md:w-full"
    />
  )
}

export function SettingsProfile({ user }: { user: User }) {
  return (
    <>
      <Part title={<Trans>You</Trans>} note={<Trans>How colleagues and our support see you.</Trans>}>
        <ProfileForm user={user} />
      </Part>
      <Part title={<Trans>Email</Trans>} note={<Trans>You sign in with it. Links and warnings go there.</Trans>}>
        <Rows>
          <EmailRow user={user} />
        </Rows>
      </Part>
      <Part
        title={<Trans>Appearance</Trans>}
        note={<Trans>Kept on this device and applied at once, here and in your other tabs.</Trans>}
      >
        <Appearance />
      </Part>
    </>
  )
}
