import { CircleAlert } from 'lucide-react';

type FormProblemProps = { readonly text: string };

/** What is wrong with a form as a whole; read out as soon as it appears. */
export function FormProblem({ text }: FormProblemProps) {
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-box bg-danger-soft px-3.5 py-3 text-danger-ink text-sm">
      <CircleAlert aria-hidden="true" size={18} className="mt-px shrink-0" />
      {text}
    </p>
  );
}
