import { useLingui } from '@lingui/react/macro';
import { reportPost, type PostTarget } from '@stoa/api/community.calls';
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
import { ClickKeys } from '../../shared/click-keys.ts';
import { CommunityProblem } from '../../shared/community/community-problem.tsx';
import { REPORT_REASON_WORDS, REPORT_REASONS } from '../../shared/community/community-words.ts';
import { countCharacters } from '../../shared/count-characters.ts';

const TEXT_MAX = 500;

/** Asks what is wrong with a post or reply, and tells those who decide about it. */
export function ReportDialog({
  schoolId,
  target,
  onClose,
}: {
  schoolId: string;
  target: PostTarget;
  onClose: () => void;
}) {
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
      const report = { schoolId, ...target, reason: why, text: text.trim() };
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
        target.targetType === 'post'
          ? t({ message: 'Report this post', comment: 'Title of a dialog' })
          : t({ message: 'Report this reply', comment: 'Title of a dialog' })
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
              {i18n._(REPORT_REASON_WORDS[value])}
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
