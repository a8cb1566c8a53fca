import { CalendarDays, CircleSlash, EllipsisVertical, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { TraineeCourse } from '../training-types.ts';
import { useEditCourses } from './use-edit-courses.ts';

type CourseMenuProps = {
  readonly traineeId: string;
  readonly course: TraineeCourse;
  readonly onMove: () => void;
};

/** What can be done about a person's course. */
export function CourseMenu({ traineeId, course, onMove }: CourseMenuProps) {
  const edit = useEditCourses();
  const [isAsking, setIsAsking] = useState(false);
  const { courseId, name, state } = course;
  const change = (action: 'assign' | 'waive' | 'reset', text: string) =>
    edit({ trainees: [traineeId], courses: [courseId], action }, text);

  const icon = { 'aria-hidden': true, size: 18 } as const;
  const isOpen = state === 'not-started' || state === 'in-progress' || state === 'overdue';
  const entries = {
    assign: {
      id: 'assign' as const,
      label: state === 'waived' ? 'Assign again' : 'Open it now',
      icon: <Send {...icon} />,
    },
    due: { id: 'due' as const, label: 'Change the due date', icon: <CalendarDays {...icon} /> },
    waive: { id: 'waive' as const, label: 'Waive', icon: <CircleSlash {...icon} /> },
    reset: { id: 'reset' as const, label: 'Start the course over', icon: <RotateCcw {...icon} /> },
  };
  const shown = [
    ...(state === 'planned' || state === 'waived' ? [entries.assign] : []),
    ...(isOpen ? [entries.due] : []),
    ...(isOpen || state === 'planned' ? [entries.waive] : []),
    ...(state === 'completed' || state === 'in-progress' ? [entries.reset] : []),
  ];
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        trigger={
          <IconButton
            label={`Actions for ${name}`}
            hasTooltip={false}
            icon={<EllipsisVertical aria-hidden="true" size={18} />}
          />
        }
        groups={[shown]}
        onAction={(id) => {
          if (id === 'due') onMove();
          else if (id === 'reset') setIsAsking(true);
          else if (id === 'assign') void change('assign', `“${name}” is open now.`);
          else void change('waive', `“${name}” was waived.`);
        }}
      />
      {isAsking && (
        <ConfirmDialog
          title="Start the course over"
          isOpen
          onOpenChange={setIsAsking}
          confirmLabel="Start over"
          onConfirm={async () => {
            if (await change('reset', `“${name}” starts over.`)) setIsAsking(false);
          }}
        >
          <p>
            “{name}” starts over for this person, with a new due date. Lessons they have read and a quiz they have
            passed no longer count; certificates stay valid.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
