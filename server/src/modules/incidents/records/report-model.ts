import { deadlineStates, entryKinds } from '@portal/domain/incidents/incidents.texts.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { sayAll } from '../../../documents/printed-words.ts';
import { brandDate, brandDateTime } from '../../../system/brand-date.ts';
import { type KindHelp, stepsOf } from '../help/read-kinds.ts';
import type { IncidentView } from './incident-view.ts';
import { log, printed, reportAbout } from './records.texts.ts';

export type ReportContent = {
  readonly incident: IncidentView;
  readonly organisation: string;
  readonly help: KindHelp;
  readonly now: Date;
};

/** What `templates/incident-report.typ` prints. */
export function reportModel({ incident, organisation, help, now }: ReportContent, paper: PaperOf) {
  const { brand, say } = paper;
  const place = { timeZone: brand.timeZone, locale: say.locale };
  const time = (instant: string) => brandDateTime(new Date(instant), place);
  const { people, doneSteps } = incident;
  const count = people.count === null ? say(log.unknownNumber) : say(log.peopleCount, { count: people.count });
  return {
    ...printedPaper(paper),
    words: {
      ...sayAll(say, printed),
      title: say(reportAbout.title, { what: help.title }),
      description: say(reportAbout.description, { organization: organisation }),
    },
    date: brandDate(now, place),
    organisation,
    what: help.title,
    noticed: time(incident.noticedAt),
    started: say(reportAbout.startedBy, { time: time(incident.startedAt), name: incident.startedBy }),
    closed:
      incident.closedAt === null
        ? null
        : say(reportAbout.startedBy, { time: time(incident.closedAt), name: incident.closedBy ?? '' }),
    whatHappened: incident.whatHappened.split('\n'),
    people: [count, ...people.who.split('\n')].filter((line) => line !== ''),
    deadlines: incident.deadlines.map(({ name, law, countries, endsAt, waits, state, reason }) => ({
      name,
      law: `${law} · ${countries.join(', ')}`,
      until: endsAt === null ? say(waits ? printed.afterReport : printed.withoutDelay) : time(endsAt),
      state: say(deadlineStates[state]),
      isOver: state === 'over',
      reason,
    })),
    steps: stepsOf(help).map(({ id, do: name }) => {
      const done = doneSteps.find(({ stepId }) => stepId === id);
      return { name, at: done === undefined ? null : time(done.at), by: done?.by ?? '' };
    }),
    log: incident.entries.map(({ kind, subjectName, text, at, by }) => ({
      at: time(at),
      kind: say(entryKinds[kind]),
      about: subjectName,
      text: text.split('\n').filter((line) => line !== ''),
      by,
    })),
    rootCause: incident.rootCause.split('\n').filter((line) => line !== ''),
    lessons: incident.lessons.split('\n').filter((line) => line !== ''),
  } satisfies PrintedModel;
}
