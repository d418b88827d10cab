import { useId } from 'react'
import type { ReactElement, RefObject } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { mediaQuery } from '../../../tokens/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './DocumentUploader.css.ts'
import { acceptText, acceptTypes, acceptsOne, acceptsPictures } from './kinds.ts'
import type { DocumentOffer } from './types.ts'

interface AddFilesProps {
  offers: readonly DocumentOffer[]
  isReading: boolean
  addButton: RefObject<HTMLButtonElement | null>
  onFiles: (files: File[]) => void
}

/** The buttons that choose files of any type, and what may be chosen. */
export function AddFiles({ offers, isReading, addButton, onFiles }: AddFilesProps): ReactElement {
  const hintId = useId()
  const hasCamera = useMediaQuery(mediaQuery.coarse)
  return (
    <div className={styles.drop}>
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={acceptTypes(offers)}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button ref={addButton} isPending={isReading} aria-describedby={hintId}>
          Add files
        </Button>
      </FileTrigger>
      {hasCamera && acceptsPictures(offers) ? (
        <FileTrigger
          defaultCamera="environment"
          acceptedFileTypes={['image/jpeg']}
          onSelect={(files) => onFiles([...(files ?? [])])}
        >
          <Button>Take photo</Button>
        </FileTrigger>
      ) : null}
      <span id={hintId} className={styles.hint}>
        {acceptText(offers)}{' '}
        {acceptsOne(offers) ? 'Or drop or paste it here.' : 'Or drop or paste them here, a whole folder too.'}
      </span>
    </div>
  )
}
