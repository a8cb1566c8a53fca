import { Card } from '../../../ui/card.tsx';
import { say } from '../../texts/say.ts';
import { pipelineCard as texts } from './calls.texts.ts';

/** How a pipeline scans after each deployment, by the calls that it makes. */
export function PipelineCard() {
  return (
    <Card title={say(texts.title)} description={say(texts.about)}>
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm">
        <li>{say(texts.token)}</li>
        <li className="wrap-anywhere">{say(texts.start, { call: 'POST /scans' })}</li>
        <li className="wrap-anywhere">{say(texts.wait, { call: 'GET /scans/{id}' })}</li>
        <li className="wrap-anywhere">{say(texts.judge, { call: 'GET /findings?websiteId=…' })}</li>
        <li className="wrap-anywhere">{say(texts.sarif, { call: 'GET /findings/sarif' })}</li>
      </ol>
    </Card>
  );
}
