import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';

type FieldMessagesProps = {
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
};

/** The lines under a field. Must stand inside a React Aria field, which ties them to its input. */
export function FieldMessages({ description, errorMessage }: FieldMessagesProps) {
  return (
    <>
      <FieldError className="mt-1.5 flex items-start gap-1.5 font-medium text-danger-ink text-sm">
        <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{errorMessage}</span>
      </FieldError>
      {description !== undefined && (
        <Text slot="description" elementType="p" className="mt-1.5 text-ink-soft text-sm">
          {description}
        </Text>
      )}
    </>
  );
}
