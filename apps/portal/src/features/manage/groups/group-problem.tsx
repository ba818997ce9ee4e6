import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { Banner } from '@stoa/ui/banner';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { GROUP_PROBLEM_MESSAGES } from './group-messages.ts';

export const isNameTaken = (error: unknown): boolean => isApiProblem(error) && error.code === 'NAME_TAKEN';

/** Why a call did not work; a name that is taken is told at its field. */
export function GroupProblem({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  if (!error || isNameTaken(error)) return null;
  return (
    <Banner tone="danger" announce="assertive">
      {i18n._(messageOf(GROUP_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
    </Banner>
  );
}
