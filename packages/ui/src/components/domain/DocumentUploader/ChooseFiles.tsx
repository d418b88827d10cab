import { useId } from 'react'
import type { ReactElement, RefObject } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { mediaQuery } from '../../../tokens/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './DocumentUploader.css.ts'
import { acceptText, acceptTypes, acceptsOne, acceptsPictures } from './kinds.ts'
import type { DocumentOffer } from './types.ts'

export interface ChooseFilesProps {
  offers: readonly DocumentOffer[]
  /** Words of the button. */
  children: string
  /** Name of the button, where its words alone do not say for which document. */
  label?: string | undefined
  isReading: boolean
  chooseButton: RefObject<HTMLButtonElement | null>
  onFiles: (files: File[]) => void
}

const dropText = (isOne: boolean): string =>
  isOne ? 'Or drop or paste it here.' : 'Or drop or paste them here, a whole folder too.'

/** The buttons that choose files for any of the offers, and what may be chosen. */
export function ChooseFiles(props: ChooseFilesProps): ReactElement {
  const { offers, children, label, isReading, chooseButton, onFiles } = props
  const hintId = useId()
  const hasCamera = useMediaQuery(mediaQuery.coarse)
  // the button of a single file leaves with its file, and a pending one would be announced by parts that are gone
  const isOne = acceptsOne(offers)
  return (
    <>
      <FileTrigger
        allowsMultiple={!isOne}
        acceptedFileTypes={acceptTypes(offers)}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button
          ref={chooseButton}
          size="sm"
          isPending={isReading && !isOne}
          aria-label={label}
          aria-describedby={hintId}
        >
          {children}
        </Button>
      </FileTrigger>
      {hasCamera && acceptsPictures(offers) ? (
        <FileTrigger
          defaultCamera="environment"
          acceptedFileTypes={['image/jpeg']}
          onSelect={(files) => onFiles([...(files ?? [])])}
        >
          <Button size="sm">Take photo</Button>
        </FileTrigger>
      ) : null}
      <span id={hintId} className={styles.hint}>
        {isOne && isReading ? 'Reading the file.' : `${acceptText(offers)} ${dropText(isOne)}`}
      </span>
    </>
  )
}
