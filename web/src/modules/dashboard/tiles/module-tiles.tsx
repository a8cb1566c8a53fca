import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { ReactNode } from 'react';
import { HOME_PARTS } from '../../../portal/modules/home-part.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import type { ModuleActivity } from '../use-module-activity.ts';
import { ConciergeTile } from './concierge-tile.tsx';
import { InactiveTile } from './inactive-tile.tsx';
import { MaturityTile } from './maturity-tile.tsx';
import { MonitoringTile } from './monitoring-tile.tsx';
import { PlanTile } from './plan-tile.tsx';
import { PoliciesTile } from './policies-tile.tsx';
import { RatingsTile } from './ratings-tile.tsx';
import { TrainingTile } from './training-tile.tsx';

const TILES = HOME_PARTS.flatMap(({ tile }) => tile ?? []);

type ModuleTilesProps = { readonly activity: ModuleActivity };

/** The modules at a glance (spec part 1, section 2): hidden where they are not available, and a way to the plans where inactive. */
export function ModuleTiles({ activity }: ModuleTilesProps) {
  const { modules } = useSubscription();
  const { zimm, monitoring, ratings, compliance, training, cyberConcierge } = activity;
  const rows: readonly (readonly [ModuleKey, title: string, text: string, tile: ReactNode])[] = [
    [
      'cybermaturity',
      'Cyber Maturity',
      'Plain questions show your weakest point and what to do in the next 90 days.',
      zimm && <MaturityTile summary={zimm} />,
    ],
    [
      'monitoring',
      'Website Scans',
      'Find weak spots on your website before others do.',
      monitoring && <MonitoringTile summary={monitoring} />,
    ],
    [
      'ratings',
      'Attack Surface',
      'See yourself the way customers, insurers and attackers do.',
      ratings && <RatingsTile summary={ratings} />,
    ],
    [
      'compliance',
      'Security Policies',
      'Complete policies in plain words. A few questions make them yours.',
      compliance && <PoliciesTile summary={compliance} />,
    ],
    [
      'training',
      'Training',
      'Twelve short courses a year that make your team hard to fool.',
      training && <TrainingTile summary={training} />,
    ],
    [
      'cyberconcierge',
      'Cyber Concierge',
      'Security experts who tell you what matters and answer your questions.',
      cyberConcierge && <ConciergeTile summary={cyberConcierge} />,
    ],
  ];
  return (
    <section aria-label="Your modules">
      <ul className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 desktop:grid-cols-4">
        {rows.map(([module, title, text, tile]) =>
          tile === null ? (
            modules[module] !== 'NOT_AVAILABLE' && <InactiveTile key={module} title={title} text={text} />
          ) : (
            <TileOf key={module}>{tile}</TileOf>
          ),
        )}
        {TILES.map(({ module, title, Tile, inactiveText }) => {
          if (modules[module] === 'ACTIVE') return <Tile key={title} />;
          return modules[module] === 'INACTIVE' && <InactiveTile key={title} title={title} text={inactiveText} />;
        })}
        <PlanTile />
      </ul>
    </section>
  );
}

/** Gives a tile its key in the list. */
const TileOf = ({ children }: { readonly children: ReactNode }) => children;
