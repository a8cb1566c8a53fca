import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { RegisterAbout } from '../list/register-about.tsx';
import { entryPath, registerPath } from '../register-path.ts';
import type { RegisterView } from '../register-types.ts';
import { entry as texts } from './entry.texts.ts';
import type { You } from './entry-fields.ts';
import { EntryForm } from './entry-form.tsx';
import { useEntryForm } from './use-entry-form.ts';

const FORM = 'new-entry';

/** A new entry of a register, with how the register is kept beside it. */
export function NewEntry({ register, you }: { readonly register: RegisterView; readonly you: You }) {
  const goTo = useGoTo();
  const { fields, errors, hasChanges, change, save } = useEntryForm(register, you);
  const add = () => save((entryId) => goTo(entryPath(register.id, entryId), { replace: true, asksNothing: true }));
  return (
    <>
      <PageHeading
        title={say(texts.newTitle, { entry: register.entry })}
        before={
          <TextLink isStandalone href={registerPath(register.id)}>
            {register.name}
          </TextLink>
        }
      />
      <div className="grid items-start gap-6 desktop:grid-cols-[3fr_2fr]">
        <Card>
          <EntryForm id={FORM} register={register} fields={fields} errors={errors} onChange={change} onSubmit={add} />
          <div className="mt-6 flex flex-wrap justify-end gap-3 border-line border-t pt-4">
            <LinkButton variant="secondary" href={registerPath(register.id)}>
              {say(texts.cancel)}
            </LinkButton>
            <Button onPress={add}>{say(texts.save)}</Button>
          </div>
        </Card>
        <RegisterAbout register={register} />
      </div>
      <UnsavedGuard hasChanges={hasChanges} />
    </>
  );
}
