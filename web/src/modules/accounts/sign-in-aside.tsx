const WORDS = [
  'Website scans, with fixes in plain words',
  'Policies and training for your team',
  'One score, and what to do next',
];

/** Beside the form: what is behind it, on the brand's color. */
export function SignInAside() {
  return (
    <div className="relative flex min-h-72 flex-col justify-center overflow-hidden rounded-box bg-accent p-8 text-on-accent">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute -end-16 -bottom-16 size-64 fill-white opacity-10">
        <path d="M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5z" />
      </svg>
      <h2 className="font-semibold text-2xl tracking-tight">Know whether your company is safe</h2>
      <ul className="mt-6 flex flex-col gap-4">
        {WORDS.map((words) => (
          <li key={words} className="flex gap-3">
            <span aria-hidden="true">✓</span>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
