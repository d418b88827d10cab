/** An item of a list without maintenance: its entries change with law or science, not with us (domain model 4.3). */
export interface FixedItem {
  code: string
  description: string
  groupBy: string | null
}

const facility = (code: string, description: string): FixedItem => ({
  code,
  description,
  groupBy: 'FACILITY',
})
const professional = (code: string, description: string): FixedItem => ({
  code,
  description,
  groupBy: 'PROFESSIONAL',
})

/** PhilHealth accreditation categories of facilities and professionals. */
export const phicCategories: readonly FixedItem[] = [
  facility('L1', 'Level 1 hospital'),
  facility('L2', 'Level 2 hospital'),
  facility('L3', 'Level 3 hospital'),
  facility('INFIRMARY', 'Infirmary'),
  facility('ASC', 'Ambulatory surgical clinic'),
  facility('FDC', 'Freestanding dialysis clinic'),
  facility('MCP', 'Maternity care provider'),
  professional('GP', 'General practitioner'),
  professional('GPT', 'General practitioner with training'),
  professional('MS', 'Medical specialist'),
  professional('DENTIST', 'Dentist'),
]

const narrower = (code: string, description: string, groupBy: string): FixedItem => ({
  code,
  description,
  groupBy,
})

/** Fields narrower than a subspecialization; `groupBy` names the field they belong to. */
export const subSubspecializations: readonly FixedItem[] = [
  narrower('CARD-EP', 'Cardiac electrophysiology', 'Cardiology'),
  narrower('CARD-INT', 'Interventional cardiology', 'Cardiology'),
  narrower('CARD-IMG', 'Cardiac imaging', 'Cardiology'),
  narrower('CARD-HF', 'Heart failure and transplantation', 'Cardiology'),
  narrower('GI-HEP', 'Hepatology', 'Gastroenterology'),
  narrower('GI-ENDO', 'Advanced endoscopy', 'Gastroenterology'),
  narrower('NEPH-TX', 'Kidney transplantation', 'Nephrology'),
  narrower('PULM-INT', 'Interventional pulmonology', 'Pulmonology'),
  narrower('PULM-SLEEP', 'Sleep medicine', 'Pulmonology'),
  narrower('NEURO-STROKE', 'Stroke and vascular neurology', 'Neurology'),
  narrower('NEURO-EPI', 'Epilepsy', 'Neurology'),
  narrower('NEURO-MOVE', 'Movement disorders', 'Neurology'),
  narrower('ORTHO-HAND', 'Hand surgery', 'Orthopedic surgery'),
  narrower('ORTHO-SPINE', 'Spine surgery', 'Orthopedic surgery'),
  narrower('ORTHO-SPORT', 'Sports surgery', 'Orthopedic surgery'),
  narrower('OPH-RETINA', 'Vitreo-retinal surgery', 'Ophthalmology'),
  narrower('OPH-GLAU', 'Glaucoma', 'Ophthalmology'),
  narrower('OB-MFM', 'Fetal intervention', 'Maternal-fetal medicine'),
  narrower('ONC-BMT', 'Bone marrow transplantation', 'Hematology'),
  narrower('RAD-NEURO', 'Interventional neuroradiology', 'Radiology'),
]
