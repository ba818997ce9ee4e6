import { useLingui } from '@lingui/react/macro';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import * as manage from '../manage.css.ts';

/** What the next certificates will say, with somebody and something in them. */
export function TemplatePreview({
  title,
  signatoryName,
  signatoryRole,
}: {
  /** Empty for the words of Stoa. */
  title: string;
  signatoryName: string;
  signatoryRole: string;
}) {
  const { t } = useLingui();
  return (
    <Surface isBordered radius="lg" padding="6" className={manage.part}>
      <Text size="xl" weight="semibold">
        <UserText>
          {title || t({ message: 'Certificate of completion', comment: 'What certificates are called' })}
        </UserText>
      </Text>
      <div>
        <Text size="sm" tone="muted">
          {t({ message: 'Awarded to', comment: 'On a certificate, above the name of a person' })}
        </Text>
        <Text weight="semibold">
          {t({ message: 'Name of the learner', comment: 'Stands for a name in a preview' })}
        </Text>
      </div>
      <div>
        <Text size="sm" tone="muted">
          {t({ message: 'For completing', comment: 'On a certificate, above the title of a class' })}
        </Text>
        <Text weight="semibold">
          {t({ message: 'Title of the class', comment: 'Stands for a title in a preview' })}
        </Text>
      </div>
      {signatoryName || signatoryRole ? (
        <div>
          <Text weight="medium">
            <UserText>{signatoryName}</UserText>
          </Text>
          <Text size="sm" tone="muted">
            <UserText>{signatoryRole}</UserText>
          </Text>
        </div>
      ) : null}
    </Surface>
  );
}
