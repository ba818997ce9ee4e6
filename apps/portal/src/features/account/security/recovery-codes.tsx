import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { CodeBlock } from '@stoa/ui/code-block';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { formatStamp } from '../../../shared/time-format.ts';
import { saveText } from './save-text.ts';
import type { SecondFactorActor } from './use-second-factor.ts';

/** The new recovery codes, once: nobody closes this by mistake. */
export function RecoveryCodes({ actor }: { actor: SecondFactorActor }) {
  const { t } = useLingui();
  const { recoveryCodes, areCodesStored } = useSelector(actor, ({ context }) => context);
  const text = recoveryCodes.join('\n');
  const fileName = t({
    message: 'recovery-codes',
    comment: 'Name of a text file, without its ending; no spaces',
  });
  const save = () => {
    const { host } = location;
    const head = t({
      message: `Recovery codes for ${host}`,
      comment: 'First line of a text file; an address',
    });
    // Whoever finds several such files tells the newest one by its time.
    saveText(`${fileName}.txt`, `${head}\n${formatStamp(new Date())}\n\n${text}\n`);
  };
  return (
    <Dialog
      isOpen
      title={t`Your recovery codes`}
      isDismissable={false}
      isKeyboardDismissDisabled
      hideClose
      footer={
        <Button
          slot={null}
          variant="primary"
          isDisabled={!areCodesStored}
          onPress={() => actor.send({ type: 'codes.closed' })}
        >
          {t({ message: 'Done', comment: 'Button: closes the window with the recovery codes' })}
        </Button>
      }
    >
      <Stack gap="5">
        <Text>{t`Each code signs you in once if you lose your phone or passkey.`}</Text>
        <CodeBlock title={t`Recovery codes`} code={text} />
        <div>
          <Button slot={null} icon={DownloadSimpleIcon} onPress={save}>
            {t`Download`}
          </Button>
        </div>
        <Banner tone="warning">{t`They are not shown again. Store them somewhere you can reach without your phone.`}</Banner>
        <Checkbox isSelected={areCodesStored} onChange={(kept) => actor.send({ type: 'codes.kept', kept })}>
          {t`I have saved these codes.`}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
