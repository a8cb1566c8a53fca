import { CalendarDays, CircleSlash, EllipsisVertical, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { TraineeCourse } from '../training-types.ts';
import { courseMenu as texts } from './person.texts.ts';
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
      label: state === 'waived' ? say(texts.assignAgain) : say(texts.openItNow),
      icon: <Send {...icon} />,
    },
    due: { id: 'due' as const, label: say(texts.changeTheDueDate), icon: <CalendarDays {...icon} /> },
    waive: { id: 'waive' as const, label: say(texts.waive), icon: <CircleSlash {...icon} /> },
    reset: { id: 'reset' as const, label: say(texts.startTheCourseOver), icon: <RotateCcw {...icon} /> },
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
        label={say(texts.actionsForName, { name })}
        trigger={
          <IconButton
            label={say(texts.actionsForName, { name })}
            hasTooltip={false}
            icon={<EllipsisVertical aria-hidden="true" size={18} />}
          />
        }
        groups={[shown]}
        onAction={(id) => {
          if (id === 'due') onMove();
          else if (id === 'reset') setIsAsking(true);
          else if (id === 'assign') void change('assign', say(texts.nameIsOpenNow, { name }));
          else void change('waive', say(texts.nameWasWaived, { name }));
        }}
      />
      {isAsking && (
        <ConfirmDialog
          title={say(texts.startTheCourseOver)}
          isOpen
          onOpenChange={setIsAsking}
          confirmLabel={say(texts.startOver)}
          onConfirm={async () => {
            if (await change('reset', say(texts.nameStartsOver, { name }))) setIsAsking(false);
          }}
        >
          <p>{say(texts.nameStartsOverFor, { name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
