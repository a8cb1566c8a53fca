import { BrandLogo } from '../../portal/brand/brand-logo.tsx';
import { say } from '../../portal/texts/say.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { menuDrawer as texts } from './menu.texts.ts';
import type { MenuEntry } from './menu-entries.ts';
import { SideMenu } from './side-menu.tsx';

type MenuDrawerProps = {
  readonly entries: readonly MenuEntry[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The menu under 900 px. */
export default function MenuDrawer({ entries, isOpen, onOpenChange }: MenuDrawerProps) {
  return (
    <Drawer title={say(texts.title)} side="left" header={<BrandLogo />} isOpen={isOpen} onOpenChange={onOpenChange}>
      <SideMenu entries={entries} onFollow={() => onOpenChange(false)} />
    </Drawer>
  );
}
