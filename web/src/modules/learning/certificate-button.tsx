import { Award } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { say } from '../../portal/texts/say.ts';
import type { ButtonSize, ButtonVariant } from '../../ui/button-style.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { certificate, everywhere } from './learning.texts.ts';
import { saveCertificate } from './save-certificate.ts';

type CertificateButtonProps = {
  readonly token: string;
  readonly courseId: string;
  readonly courseName: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
};

/** Saves the certificate of a course as a PDF. */
export function CertificateButton({ token, courseId, courseName, variant, size }: CertificateButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setProblem(null);
    try {
      await saveCertificate(token, courseId);
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(everywhere.somethingWrong));
    }
  };
  return (
    <>
      <PlainButton
        variant={variant}
        size={size}
        icon={<Award aria-hidden="true" size={18} />}
        label={say(certificate.buttonLabel, { course: courseName })}
        onPress={save}
      >
        {say(certificate.button)}
      </PlainButton>
      {problem !== null && (
        <p role="alert" className="basis-full font-medium text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
