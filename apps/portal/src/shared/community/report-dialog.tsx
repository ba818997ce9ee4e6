import { useLingui } from '@lingui/react/macro';
import { reportPost, type PostTarget } from '@stoa/api/community.calls';
import { reportSpace } from '@stoa/api/safety.calls';
import type { ReportReason } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TextArea } from '@stoa/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { ClickKeys } from '../click-keys.ts';
import { countCharacters } from '../count-characters.ts';
import { CommunityProblem } from './community-problem.tsx';
import { REPORT_REASON_MESSAGES, REPORT_REASONS } from './community-messages.ts';

const TEXT_MAX = 500;

/** A post, a reply, or the space of a person. */
type ReportTarget = PostTarget | { targetType: 'space'; targetId: string };

/** Asks what is wrong with a post, reply or space, and tells those who decide about it. */
export function ReportDialog({
  schoolId,
  target,
  onClose,
}: {
  schoolId: string;
  target: ReportTarget;
  onClose: () => void;
}) {
  useMessages('community');
  const { t, i18n } = useLingui();
  const api = useApi();
  const formId = useId();
  const [keys] = useState(() => new ClickKeys());
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isTooLong = countCharacters(text.trim()) > TEXT_MAX;
  const thanks = t`Thank you. The school’s moderators will review it.`;
  const send = useMutation({
    mutationFn: (why: ReportReason) => {
      const said = { schoolId, reason: why, text: text.trim() };
      if (target.targetType === 'space') return reportSpace(api, { ...said, userId: target.targetId });
      const report = { ...said, ...target };
      return keys.once(report, (key) => reportPost(api, { ...report, key }));
    },
    onSuccess: () => {
      toasts.show({ message: thanks, tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        {
          post: t({ message: 'Report this post', comment: 'Title of a dialog' }),
          reply: t({ message: 'Report this reply', comment: 'Title of a dialog' }),
          space: t({
            message: 'Report this space',
            comment: 'Title of a dialog: the personal space of somebody',
          }),
        }[target.targetType]
      }
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={send.isPending}>
            {t({ message: 'Send report', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason && !isTooLong && !send.isPending) send.mutate(reason);
        }}
      >
        <CommunityProblem error={send.error} />
        <RadioGroup
          label={t`What is wrong with it?`}
          name="reason"
          value={reason ?? null}
          onChange={(value) => setReason(value as ReportReason)}
          errorMessage={isTried && !reason ? t`Choose what fits best.` : undefined}
        >
          {REPORT_REASONS.map((value) => (
            <Radio key={value} value={value}>
              {i18n._(REPORT_REASON_MESSAGES[value])}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          name="text"
          label={t`Details`}
          rows={3}
          value={text}
          onChange={setText}
          maxLength={TEXT_MAX}
          countOf={countCharacters}
          isOptional
        />
      </Form>
    </Dialog>
  );
}
