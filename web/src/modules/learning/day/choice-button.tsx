type ChoiceButtonProps = {
  readonly lang: string | undefined;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
};

/** One of the things that one can do. */
export function ChoiceButton({ lang, text, isBusy, onPress }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-busy={isBusy}
      onClick={onPress}
      className="min-h-14 w-full cursor-pointer rounded-box border border-line-strong/60 bg-surface px-5 py-3 text-start font-medium text-lg transition-colors hover:border-accent hover:bg-accent-softer aria-busy:bg-accent-soft"
    >
      {text}
    </button>
  );
}
