import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { wizardFooter as texts } from './wizard.texts.ts';

type WizardFooterProps = {
  /** From 0. */
  readonly step: number;
  /** The website is there already; only what comes after it failed. */
  readonly isCreated: boolean;
  readonly startsNow: boolean;
  readonly isConfirmed: boolean;
  readonly onClose: () => Promise<void>;
  readonly onBack: () => void;
  readonly onCheck: () => Promise<void>;
  readonly onAgree: () => void;
  readonly onSubmit: () => Promise<void>;
};

/** The buttons of the wizard's open step. */
export function WizardFooter(props: WizardFooterProps) {
  const { step, isCreated } = props;
  return (
    <>
      <span className="me-auto">
        <Button variant="quiet" onPress={props.onClose}>
          {isCreated ? say(texts.close) : say(texts.cancel)}
        </Button>
      </span>
      {step > 0 && !isCreated && (
        <Button variant="secondary" onPress={props.onBack}>
          {say(texts.back)}
        </Button>
      )}
      {step === 0 && (
        <Button busyLabel={say(texts.checkingTheAddress)} onPress={props.onCheck}>
          {say(texts.next)}
        </Button>
      )}
      {step === 1 && (
        <Button isDisabled={!props.isConfirmed} onPress={props.onAgree}>
          {say(texts.iAgree)}
        </Button>
      )}
      {step === 2 && (
        <Button busyLabel={say(texts.addingTheWebsite)} onPress={props.onSubmit}>
          {submitLabel(props)}
        </Button>
      )}
    </>
  );
}

function submitLabel({ isCreated, startsNow }: WizardFooterProps): string {
  if (isCreated) return say(texts.tryAgain);
  return startsNow ? say(texts.scanNow) : say(texts.scheduleScan);
}
