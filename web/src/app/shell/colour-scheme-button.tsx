import { Monitor, Moon, Sun } from 'lucide-react';
import { colors } from '../../portal/colour-scheme.texts.ts';
import { say } from '../../portal/texts/say.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { useColourScheme } from '../../ui/use-colour-scheme.ts';

const next = { light: 'dark', dark: 'system', system: 'light' } as const;
const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Goes round light, dark and the device's own colours. */
export function ColourSchemeButton() {
  const { choice, choose } = useColourScheme();
  const Icon = icons[choice];
  return (
    <button
      type="button"
      aria-label={say(colors[choice])}
      onClick={() => choose(next[choice])}
      className={buttonStyle({ variant: 'quiet' }, true)}
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
