import { DoorOpen } from 'lucide-react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { ApprovalSwitch } from './approval-switch.tsx';
import { VisitRequest } from './visit-request.tsx';
import { visitsCard as texts } from './visits.texts.ts';

/** Whether support has to be let in, and who asks to be. */
export function VisitsCard() {
  const query = useCallQuery('readVisitRequests', {}, { staleTime: 0 });
  return (
    <Card title={say(texts.title)} icon={<DoorOpen size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {({ needsApproval, requests }) => (
          <div className="flex flex-col gap-5">
            {requests.map((request) => (
              <VisitRequest key={request.visitRequestId} request={request} />
            ))}
            <ApprovalSwitch needsApproval={needsApproval} />
          </div>
        )}
      </ValueLoader>
    </Card>
  );
}
