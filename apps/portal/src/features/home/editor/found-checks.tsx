import { useLingui } from '@lingui/react/macro';
import type { PageCheck } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { Fragment } from 'react';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { groupChecks } from './check-groups.ts';
import { CHECK_MESSAGES } from './editor-messages.ts';
import * as styles from './editor.css.ts';

interface FoundChecksProps {
  checks: readonly PageCheck[];
  /** What a block is called. */
  nameOf: (blockId: string) => string;
  /** Leads to a block; left out where none can be shown. */
  onShow?: ((blockId: string) => void) | undefined;
}

/** What is to be mended before visitors see it, block by block. */
export function FoundChecks({ checks, nameOf, onShow }: FoundChecksProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack as="ul" gap="3">
      {groupChecks(checks).map(({ blockId, found }) => {
        const name = blockId === null ? '' : nameOf(blockId);
        return (
          <li key={blockId ?? ''}>
            {blockId === null ? null : onShow ? (
              <Button
                size="sm"
                variant="quiet"
                className={styles.inLine}
                aria-label={t({
                  message: `Go to ${name}`,
                  comment: 'Button: closes the dialog and shows a block of the page',
                })}
                onPress={() => onShow(blockId)}
              >
                <UserText>{name}</UserText>
              </Button>
            ) : (
              <Text size="sm" weight="medium">
                <UserText>{name}</UserText>
              </Text>
            )}
            {found.map(({ rule, languages }) => (
              <Text key={rule} size="sm">
                {i18n._(CHECK_MESSAGES[rule])}
                {languages.map((language) => (
                  <Fragment key={language}>
                    {' · '}
                    <UserText>{LANGUAGE_NAMES[language]}</UserText>
                  </Fragment>
                ))}
              </Text>
            ))}
          </li>
        );
      })}
    </Stack>
  );
}
