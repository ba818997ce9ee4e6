import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { ImageCrop, type ImageCropHandle } from '@stoa/ui/image-crop';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

export interface CropDialogProps {
  source: File;
  onCut: (picture: Blob) => void;
  /** The browser cannot open it. */
  onUnreadable: () => void;
  onClose: () => void;
}

/** Cuts the part out of a picture that stands for the person. */
export function CropDialog({ source, onCut, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const crop = useRef<ImageCropHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const cut = useMutation({
    mutationFn: async () => (await crop.current?.toBlob()) ?? null,
    onSuccess: (picture) => {
      if (picture) onCut(picture);
    },
  });
  return (
    <Dialog
      isOpen
      title={t`Crop your picture`}
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button slot={null} onPress={onClose}>{t`Cancel`}</Button>
          <Button
            slot={null}
            variant="primary"
            isDisabled={!isReady}
            isPending={cut.isPending}
            onPress={() => cut.mutate()}
          >
            {t`Crop`}
          </Button>
        </>
      }
    >
      <ImageCrop
        ref={crop}
        source={source}
        shape="round"
        // A drawing keeps its clear ground, a photo stays small.
        outputType={source.type === 'image/png' ? 'image/png' : 'image/jpeg'}
        onReady={() => setIsReady(true)}
        onError={onUnreadable}
        labels={{
          area: t`Crop area`,
          areaHelp: t`Use the arrow keys to move the picture. Hold Shift for small steps.`,
          zoom: t`Zoom`,
          rotateLeft: t`Rotate left`,
          rotateRight: t`Rotate right`,
          failed: t`This picture cannot be opened. Choose another one.`,
        }}
      />
    </Dialog>
  );
}
