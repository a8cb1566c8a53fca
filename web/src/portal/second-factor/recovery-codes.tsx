import { Copy, Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { useBrand } from '../brand/use-brand.ts';
import { say } from '../texts/say.ts';
import { copyText } from './copy-text.ts';
import { recoveryCodes as texts } from './second-factor.texts.ts';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onKept: () => unknown;
};

/** The recovery codes, which nobody can see again: to be copied or downloaded before going on. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { brandNameLong } = useBrand();
  const text = `${say(texts.file, { brandNameLong })}\n\n${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-5">
      <Banner kind="warning" title={say(texts.title)}>
        {say(texts.eachOneSignsYou)}
      </Banner>
      <ul aria-label={say(texts.recoveryCodes)} className="grid gap-2 rounded-box bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="break-words">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" size={18} />}
          onPress={() => copyText(codes.join('\n'), say(texts.theRecoveryCodesWere))}
        >
          {say(texts.copy)}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" size={18} />}
          onPress={() => download('recovery-codes.txt', text)}
        >
          {say(texts.download)}
        </Button>
      </div>
      <Button isFullWidth onPress={onKept}>
        {say(texts.iHaveSavedThem)}
      </Button>
    </div>
  );
}

function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
