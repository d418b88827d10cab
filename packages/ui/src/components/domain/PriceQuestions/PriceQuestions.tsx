import { type ReactElement, useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../fields/Checkbox/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { Form } from '../../fields/Form/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { RadioGroup } from '../../fields/RadioGroup/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import {
  answerProblems,
  mostApart,
  reasonGroups,
  sentAnswers,
  type EnteredAnswers,
  type SentPriceAnswer,
  type ShownPriceQuestion,
} from './answers.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface PriceQuestionsProps extends ElementProps {
  /** Whether the dialog is on screen. */
  isOpen: boolean
  /** Called when it asks to be closed; nothing is sent then. */
  onOpenChange: (isOpen: boolean) => void
  /** Why a second person decides, in sentences; none where one person is enough. */
  because?: readonly string[] | undefined
  /** The days whose prices change, in a sentence. */
  days: string
  /** How much of the list changes, in a sentence. */
  summary: string
  /** Effects on the versions around: gaps, a later version that cuts these prices short. */
  notes?: readonly string[] | undefined
  /** Questions to answer. */
  questions: readonly ShownPriceQuestion[]
  /** How many questions there are in all, where not all are named. */
  questionCount?: number | undefined
  /** Label of the main button. */
  submitLabel: string
  /** Called with an answer to every question. */
  onSubmit: (answers: SentPriceAnswer[]) => void
  /** The prices are on their way: the button waits. */
  isPending?: boolean | undefined
}

const headings: Readonly<Record<string, string>> = {
  FAR_FROM_PRICE: 'Far from the price before',
  FAR_FROM_PEERS: 'Far from the prices of peers',
}

/** Lines listed over a reason they share. */
const mostListed = 20

/** Codes with more lines than anybody answers one by one, or than are named. */
function sharedFirst({ questions, questionCount = questions.length }: PriceQuestionsProps): string[] {
  return reasonGroups(questions)
    .filter((group) => group.questions.length > mostApart || questionCount > questions.length)
    .map(({ code }) => code)
}

/** Says what prices would do before they are sent, and asks about what stands out: a typed reason, a choice. */
export function PriceQuestions(props: PriceQuestionsProps): ReactElement {
  const { isOpen, onOpenChange, questions, submitLabel, isPending, onSubmit, because = [] } = props
  const [typed, setTyped] = useState<Partial<EnteredAnswers>>({})
  const [hasTried, setTried] = useState(false)
  const entered = { reasons: {}, choice: null, shared: sharedFirst(props), ...typed }
  const problems = hasTried ? answerProblems(questions, entered) : {}
  const submit = () => {
    setTried(true)
    if (Object.keys(answerProblems(questions, entered)).length === 0)
      onSubmit(sentAnswers(questions, entered))
  }
  return (
    <Dialog
      {...elementProps(props)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={because.length > 0 ? 'Another person decides on these prices' : 'Check these prices'}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>Back to the prices</Button>
          <Button variant="primary" isPending={isPending} onPress={submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form onSubmit={submit} aria-label="Questions about these prices">
        <Stack gap={5}>
          <Facts {...props} />
          <Ends {...{ questions, entered, problems }} onChange={setTyped} />
          {reasonGroups(questions).map((group) => (
            <Reasons
              key={group.code}
              {...group}
              {...{ entered, problems }}
              total={props.questionCount ?? questions.length}
              all={questions.length}
              onChange={setTyped}
            />
          ))}
        </Stack>
      </Form>
    </Dialog>
  )
}

/** The second person, the days, how much changes and the effects on other versions. */
function Facts({ because = [], days, summary, notes = [] }: PriceQuestionsProps): ReactElement {
  return (
    <>
      {because.length > 0 ? (
        <Notice tone="attention" title="Why a second person is needed">
          {because.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
      <div>
        <p>{days}</p>
        <p>{summary}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  )
}

interface AnswerProps {
  entered: EnteredAnswers
  problems: Readonly<Record<string, string>>
  onChange: (answers: EnteredAnswers) => void
}

/** Whether lines that would fall out of force end or are kept. */
function Ends({
  questions,
  entered,
  problems,
  onChange,
}: AnswerProps & Pick<PriceQuestionsProps, 'questions'>): ReactElement | null {
  const question = questions.find(({ code }) => code === 'LINES_END')
  if (question === undefined) return null
  return (
    <RadioGroup
      label={question.text}
      isRequired
      value={entered.choice}
      onChange={(choice) => onChange({ ...entered, choice })}
      errorMessage={problems['LINES_END']}
      options={[
        { value: 'END', label: 'End them' },
        { value: 'KEEP', label: 'Keep them', hint: 'They are copied into the new prices as they are.' },
      ]}
    />
  )
}

interface ReasonsProps extends AnswerProps {
  code: string
  questions: readonly ShownPriceQuestion[]
  /** questions in all, named or not */
  total: number
  /** questions that are named */
  all: number
}

/** The typed reasons for lines that stand out: one for each, or one for all of them. */
function Reasons(props: ReasonsProps): ReactElement {
  const { code, questions, entered, problems, onChange } = props
  const { reasons, shared } = entered
  const isShared = shared.includes(code)
  const unnamed = props.total - props.all
  const fieldOf = (id: string, label: string) => (
    <TextField
      key={id}
      label={label}
      isRequired
      width="full"
      maxLength={500}
      value={reasons[id] ?? ''}
      onChange={(reason) => onChange({ ...entered, reasons: { ...reasons, [id]: reason } })}
      errorMessage={problems[id]}
    />
  )
  const listed = questions.slice(0, mostListed)
  const rest = questions.length - listed.length + unnamed
  const toggle = (isOn: boolean) =>
    onChange({ ...entered, shared: isOn ? [...shared, code] : shared.filter((one) => one !== code) })
  return (
    <Stack gap={3} as="section" aria-label={headings[code]}>
      <strong>{headings[code]}</strong>
      {questions.length > 1 && unnamed === 0 ? (
        <Checkbox isSelected={isShared} onChange={toggle}>
          {`One reason for all ${questions.length} lines`}
        </Checkbox>
      ) : null}
      {isShared ? (
        <>
          <ul>
            {listed.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {rest > 0 ? <li>{`and ${rest} more`}</li> : null}
          </ul>
          {fieldOf(code, 'Reason')}
        </>
      ) : (
        questions.map(({ id, text }) => fieldOf(id, `Reason for ${text.replace(/\.$/u, '')}`))
      )}
    </Stack>
  )
}
