import { MAX_DESK_TOKEN_CHARACTERS, MAX_PROJECT_CHARACTERS } from '@portal/domain/developers/ticket-desks.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { deskDialog as texts } from './desk.texts.ts';
import type { DeskDraft } from './desk-draft.ts';

type DeskFieldsProps = {
  readonly draft: DeskDraft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: DeskDraft) => void;
};

/** What one kind of desk needs to be known of it. */
export function DeskFields({ draft, errors, onChange }: DeskFieldsProps) {
  const { kind } = draft;
  const field = (name: 'email' | 'address' | 'project' | 'account' | 'server') => ({
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    errorMessage: errors[name === 'email' || name === 'server' ? 'address' : name],
  });
  if (kind === 'mail') return <TextField label={say(texts.email)} type="email" maxLength={254} {...field('email')} />;
  const isGithub = kind === 'github';
  return (
    <>
      {isGithub && (
        <TextField
          label={say(texts.githubAddress)}
          description={say(texts.aboutGithubAddress)}
          type="url"
          maxLength={500}
          {...field('server')}
        />
      )}
      {!isGithub && (
        <TextField
          label={say(texts.address)}
          description={say(texts.aboutAddress)}
          type="url"
          maxLength={500}
          {...field('address')}
        />
      )}
      <TextField
        label={say(isGithub ? texts.repository : texts.project)}
        description={say(isGithub ? texts.aboutRepository : texts.aboutProject)}
        maxLength={MAX_PROJECT_CHARACTERS}
        {...field('project')}
      />
      {!isGithub && <TextField label={say(texts.account)} type="email" maxLength={254} {...field('account')} />}
      <TextField
        label={say(isGithub ? texts.githubToken : texts.jiraToken)}
        description={say(isGithub ? texts.aboutGithubToken : texts.aboutJiraToken)}
        autoComplete="off"
        maxLength={MAX_DESK_TOKEN_CHARACTERS}
        value={draft.token}
        onChange={(token) => onChange({ ...draft, token })}
        errorMessage={errors.token}
      />
    </>
  );
}
