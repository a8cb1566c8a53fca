import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useSave } from '../use-save.ts';
import type { OwnCourse } from './course-types.ts';
import { courseBrands as texts } from './courses.texts.ts';

/** Whose customers get a course. */
export function CourseBrands({ course }: { readonly course: OwnCourse }) {
  const { courseId, revision } = course;
  const all = useCallQuery('listOwnCourses', {}).data?.data.brands ?? [];
  const [brands, setBrands] = useState<readonly string[]>(course.brands);
  const { save, errors } = useSave('readOwnCourse', 'listOwnCourses');
  const set = (brandId: string, isChosen: boolean) =>
    setBrands(isChosen ? [...brands, brandId] : brands.filter((one) => one !== brandId));
  const isSame = [...brands].sort().join() === [...course.brands].sort().join();
  return (
    <Card title={say(texts.title)} description={say(texts.about)}>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{say(texts.brands)}</legend>
        {all.map(({ brandId, name }) => (
          <Checkbox key={brandId} isSelected={brands.includes(brandId)} onChange={(isChosen) => set(brandId, isChosen)}>
            {name}
          </Checkbox>
        ))}
        {errors.brands !== undefined && (
          <p role="alert" className="text-danger-ink text-sm">
            {errors.brands}
          </p>
        )}
        <Button
          variant="secondary"
          isDisabled={isSame}
          onPress={() =>
            save(() => callApi('setOwnCourseBrands', { courseId, revision, brands: [...brands] }), say(texts.saved))
          }
        >
          {say(texts.save)}
        </Button>
      </fieldset>
    </Card>
  );
}
