import { Button } from '../../../ui/button.tsx';

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
          {isCreated ? 'Close' : 'Cancel'}
        </Button>
      </span>
      {step > 0 && !isCreated && (
        <Button variant="secondary" onPress={props.onBack}>
          Back
        </Button>
      )}
      {step === 0 && (
        <Button busyLabel="Checking the address" onPress={props.onCheck}>
          Next
        </Button>
      )}
      {step === 1 && (
        <Button isDisabled={!props.isConfirmed} onPress={props.onAgree}>
          I Agree
        </Button>
      )}
      {step === 2 && (
        <Button busyLabel="Adding the website" onPress={props.onSubmit}>
          {submitLabel(props)}
        </Button>
      )}
    </>
  );
}

function submitLabel({ isCreated, startsNow }: WizardFooterProps): string {
  if (isCreated) return 'Try Again';
  return startsNow ? 'Scan Now' : 'Schedule Scan';
}
