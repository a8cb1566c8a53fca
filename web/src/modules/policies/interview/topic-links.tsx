import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { interviewView as texts } from './interview.texts.ts';

type TopicLinksProps = {
  readonly topics: readonly {
    readonly id: string;
    readonly name: string;
    readonly answered: number;
    readonly count: number;
  }[];
};

/** The place of a topic in the page. */
export const topicPlace = (id: string): string => `topic-${id}`;

/** Goes to a topic of the questions, and says how many of each are answered; stays in view where there is room. */
export function TopicLinks({ topics }: TopicLinksProps) {
  const show = (id: string) => {
    const topic = document.getElementById(topicPlace(id));
    topic?.scrollIntoView({ block: 'start' });
    topic?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label={say(texts.topics)}
      className="z-10 rounded-box border border-line bg-raised p-2 shadow-raised desktop:sticky desktop:top-18"
    >
      <ul className="flex flex-wrap gap-1">
        {topics.map(({ id, name, answered, count }) => (
          <li key={id}>
            <Button variant="quiet" size="small" onPress={() => show(id)}>
              {say(texts.topic, { name, answered, count })}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
