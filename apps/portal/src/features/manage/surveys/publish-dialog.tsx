import { useLingui } from '@lingui/react/macro';
import type { SurveyDraft } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { faultsOf } from './survey-draft.ts';

interface PublishDialogProps {
  draft: SurveyDraft;
  isBusy: boolean;
  problem: string | undefined;
  onPublish: () => void;
  onCancel: () => void;
}

/** Says who will see the survey, or what is to be mended first. */
export function PublishDialog({ draft, isBusy, problem, onPublish, onCancel }: PublishDialogProps) {
  const { t } = useLingui();
  const lines = useFaultLines(draft);
  const { audience, answeredBy, anonymous } = draft;
  const who =
    audience === 2
      ? t`Members of the school can answer it.`
      : audience === 3
        ? t`People who are not members can answer it.`
        : answeredBy === 'person'
          ? t`Everyone who is signed in can answer it.`
          : t`Everyone with the link can answer it, signed in or not.`;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t({ message: 'Publish', context: 'authoring', comment: 'Button: learners see it from now on' })}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={isBusy} isDisabled={lines.length > 0} onPress={onPublish}>
            {t({
              message: 'Publish',
              context: 'authoring',
              comment: 'Button: learners see it from now on',
            })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {problem}
          </Banner>
        ) : null}
        {lines.length > 0 ? (
          <>
            <Text weight="semibold">{t`Fix this before publishing`}</Text>
            <Stack as="ul" gap="1">
              {lines.map((line) => (
                <li key={line}>
                  <Text size="sm">{line}</Text>
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <>
            <Text>{who}</Text>
            <Text>
              {anonymous
                ? t`Answers are anonymous. Nobody can see who gave them, not even you.`
                : t`You see the names of people who are signed in.`}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** What is to be mended, in words. */
function useFaultLines(draft: SurveyDraft): string[] {
  const { t } = useLingui();
  const language = useLanguage();
  return faultsOf(draft).map((fault) => {
    if (fault.fault === 'TITLE') return t`The title is missing.`;
    if (fault.fault === 'DATES') return t`The end has to be after the start.`;
    const page = formatNumber(fault.page, language);
    if (fault.fault === 'EMPTY_PAGE')
      return t({ message: `Page ${page}: it has no question.`, comment: 'Of a survey' });
    const question = formatNumber(fault.item, language);
    switch (fault.fault) {
      case 'TEXT':
        return t({
          message: `Page ${page}, question ${question}: the text is missing.`,
          comment: 'Of a survey',
        });
      case 'ALT':
        return t({
          message: `Page ${page}, question ${question}: say what the picture shows.`,
          comment: 'Of a survey',
        });
      case 'OPTIONS':
        return t({
          message: `Page ${page}, question ${question}: it needs at least two options with a text each.`,
          comment: 'Of a survey',
        });
      case 'PICTURED_OPTIONS':
        return t({
          message: `Page ${page}, question ${question}: it needs at least two options with a text or a picture each.`,
          comment: 'Of a survey',
        });
      case 'OPTION_ALT':
        return t({
          message: `Page ${page}, question ${question}: say what the pictures of its options show.`,
          comment: 'Of a survey',
        });
      case 'GAPS':
        return t({
          message: `Page ${page}, question ${question}: its text needs the gaps [[1]], [[2]] and so on, each once and the same in every language.`,
          comment: 'Of a survey',
        });
      case 'FILES':
        return t({
          message: `Page ${page}, question ${question}: a file can tell who sent it. Turn off “Anonymous” and let people answer once per person.`,
          comment: 'Of a survey; Anonymous is a switch, once per person a choice',
        });
      case 'SOURCE':
        return t({
          message: `Page ${page}, question ${question}: the question that its condition names is gone, comes later, or has no answers to choose from.`,
          comment: 'Of a survey',
        });
      case 'VALUES':
        return t({
          message: `Page ${page}, question ${question}: its condition names no answer.`,
          comment: 'Of a survey',
        });
      case 'PAIRS':
        return t({
          message: `Page ${page}, question ${question}: it needs at least as many answers as prompts.`,
          comment: 'Of a survey; of things that are matched',
        });
      case 'PICTURE':
        return t({
          message: `Page ${page}, question ${question}: it needs a picture.`,
          comment: 'Of a survey',
        });
      case 'AREAS':
        return t({
          message: `Page ${page}, question ${question}: it needs at least one area, each with a name and within the picture.`,
          comment: 'Of a survey',
        });
      case 'PASSAGES':
        return t({
          message: `Page ${page}, question ${question}: its text needs 1 to 30 passages in double brackets, the same in every language.`,
          comment: 'Of a survey',
        });
      case 'RANGE':
        return t({
          message: `Page ${page}, question ${question}: its slider needs a highest number above the lowest one, with at most 1,000 steps between them.`,
          comment: 'Of a survey',
        });
      case 'PICTURED_ROWS':
        return t({
          message: `Page ${page}, question ${question}: it needs at least one row, with a text or a picture each.`,
          comment: 'Of a survey',
        });
      case 'ROWS':
        return t({
          message: `Page ${page}, question ${question}: it needs at least one row, with a text each.`,
          comment: 'Of a survey',
        });
    }
  });
}
