import { GROUP_USES, type GroupUse } from '@portal/domain/developers/group-use.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Table } from '../../../ui/table.tsx';
import { PasswordDialog } from '../../passwords/password-dialog.tsx';
import { say } from '../../texts/say.ts';
import { directoryGroups as texts } from './directory.texts.ts';

type Group = CallOutput<'readDirectory'>['data']['groups'][number];
type GroupsProps = { readonly groups: readonly Group[]; readonly canChange: boolean };

/** Groups of the directory, each with what it means here. */
export function DirectoryGroups({ groups, canChange }: GroupsProps) {
  const [change, setChange] = useState<{ readonly group: Group; readonly usedAs: GroupUse } | null>(null);
  return (
    <Card title={say(texts.title)} description={say(texts.description)} padding={groups.length > 0 ? 'none' : 'normal'}>
      {groups.length === 0 ? (
        <p className="text-ink-soft">{say(texts.none)}</p>
      ) : (
        <Table
          label={say(texts.title)}
          rows={groups}
          rowId={({ groupId }) => groupId}
          columns={[
            { id: 'name', label: say(texts.name), isRowHeader: true, render: ({ name }) => name },
            { id: 'members', label: say(texts.members), render: ({ members }) => members },
            {
              id: 'use',
              label: say(texts.usedAs),
              phone: 'below',
              render: (group) =>
                canChange ? (
                  <Select
                    label={say(texts.useOf, { name: group.name })}
                    options={GROUP_USES.map((use) => ({ id: use, label: say(texts[use]) }))}
                    value={group.usedAs}
                    onChange={(id) => {
                      const usedAs = GROUP_USES.find((use) => use === id);
                      if (usedAs !== undefined && usedAs !== group.usedAs) setChange({ group, usedAs });
                    }}
                  />
                ) : (
                  say(texts[group.usedAs])
                ),
            },
          ]}
        />
      )}
      {change !== null && (
        <PasswordDialog
          title={say(texts.chooseTitle, { name: change.group.name })}
          confirmLabel={say(texts.choose)}
          onProved={(headers) =>
            callApi('chooseDirectoryGroup', { groupId: change.group.groupId, usedAs: change.usedAs }, { headers })
          }
          told={{ done: say(texts.wasChosen, { name: change.group.name }), refreshes: ['readDirectory'] }}
          onClose={() => setChange(null)}
        >
          <span className="block font-medium">{say(texts[change.usedAs])}</span>
          {say(texts.aboutChoose)}
        </PasswordDialog>
      )}
    </Card>
  );
}
