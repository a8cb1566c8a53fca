import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { ReactNode } from 'react';
import { HOME_PARTS } from '../../../portal/modules/home-part.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import type { ModuleActivity } from '../use-module-activity.ts';
import { ConciergeTile } from './concierge-tile.tsx';
import { InactiveTile } from './inactive-tile.tsx';
import { MaturityTile } from './maturity-tile.tsx';
import { MonitoringTile } from './monitoring-tile.tsx';
import { PlanTile } from './plan-tile.tsx';
import { PoliciesTile } from './policies-tile.tsx';
import { RatingsTile } from './ratings-tile.tsx';
import { moduleTiles as texts } from './tiles.texts.ts';
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
      say(texts.cyberMaturity),
      say(texts.plainQuestionsShowYour),
      zimm && <MaturityTile summary={zimm} />,
    ],
    [
      'monitoring',
      say(texts.websiteScans),
      say(texts.findWeakSpotsOn),
      monitoring && <MonitoringTile summary={monitoring} />,
    ],
    ['ratings', say(texts.attackSurface), say(texts.seeYourselfTheWay), ratings && <RatingsTile summary={ratings} />],
    [
      'compliance',
      say(texts.securityPolicies),
      say(texts.completePoliciesInPlain),
      compliance && <PoliciesTile summary={compliance} />,
    ],
    ['training', say(texts.training), say(texts.twelveShortCoursesA), training && <TrainingTile summary={training} />],
    [
      'cyberconcierge',
      say(texts.cyberConcierge),
      say(texts.securityExpertsWhoTell),
      cyberConcierge && <ConciergeTile summary={cyberConcierge} />,
    ],
  ];
  return (
    <section aria-label={say(texts.yourModules)}>
      <ul className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 desktop:grid-cols-4">
        {rows.map(([module, title, text, tile]) =>
          tile === null ? (
            modules[module] !== 'NOT_AVAILABLE' && <InactiveTile key={module} title={title} text={text} />
          ) : (
            <TileOf key={module}>{tile}</TileOf>
          ),
        )}
        {TILES.map(({ module, title, Tile, inactiveText }) => {
          if (modules[module] === 'ACTIVE') return <Tile key={say(title)} />;
          return (
            modules[module] === 'INACTIVE' && (
              <InactiveTile key={say(title)} title={say(title)} text={say(inactiveText)} />
            )
          );
        })}
        <PlanTile />
      </ul>
    </section>
  );
}

/** Gives a tile its key in the list. */
const TileOf = ({ children }: { readonly children: ReactNode }) => children;
