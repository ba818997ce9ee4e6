import { assignmentQuery } from '@stoa/api/assignment.queries';
import type { AssignmentTerms } from '@stoa/api/schema';
import { Stack } from '@stoa/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { Loaded } from '../../../../shared/loaded.tsx';
import {
  AssignmentFacts,
  AssignmentResult,
  Submissions,
} from '../../../../shared/assignment/assignment-work.tsx';
import { HandInForm } from './hand-in-form.tsx';

export interface AssignmentPanelProps {
  schoolId: string;
  lessonId: string;
  terms: AssignmentTerms;
  onHandedIn: () => void;
}

/** An assignment for who learns here: what is asked for, what was given, handing in, what was handed in. */
export function AssignmentPanel({ schoolId, lessonId, terms, onHandedIn }: AssignmentPanelProps) {
  useMessages('assignments');
  const query = useQuery(assignmentQuery(useApi(), { schoolId, lessonId, lang: useLanguage() }));
  return (
    <Loaded query={query} rows={4}>
      {(work) => (
        <Stack gap="6">
          <AssignmentFacts terms={terms} work={work} />
          <AssignmentResult terms={terms} work={work} />
          <HandInForm
            schoolId={schoolId}
            lessonId={lessonId}
            terms={terms}
            work={work}
            onHandedIn={onHandedIn}
          />
          <Submissions submissions={work.submissions} />
        </Stack>
      )}
    </Loaded>
  );
}
