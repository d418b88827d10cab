import { useState } from 'react'
import type { ReactElement } from 'react'
import { Checkbox } from '../../fields/Checkbox/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import * as styles from './PermissionMatrix.css.ts'
import type { PermissionMatrixProps } from './types.ts'
import { reachOf, reachLabels } from './matrix.ts'

/** One role with its permissions below each other, for places too narrow for a matrix. */
export function OneRole(props: Omit<PermissionMatrixProps, 'label'>): ReactElement {
  const { roles, groups, grants, onChange } = props
  const [chosen, setChosen] = useState('')
  const role = roles.find((each) => each.id === chosen) ?? roles[0]
  if (!role) return <p>No roles yet.</p>
  const isFixed = role.isFixed === true || onChange === undefined
  return (
    <>
      <div className={styles.chooser}>
        <NativeSelect
          label="Role"
          value={role.id}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
        {role.menu}
      </div>
      {groups.map((group) => (
        <fieldset key={group.label} className={styles.list}>
          <legend className={styles.legend}>{group.label}</legend>
          {group.permissions.map((permission) => {
            const reach = reachOf(grants, role.id, permission.id)
            const limit = reach && reach !== 'all' ? `, ${reachLabels[reach]}` : ''
            return (
              <Checkbox
                key={permission.id}
                isSelected={reach !== undefined}
                isReadOnly={isFixed}
                onChange={(isGranted) => onChange?.(role.id, permission.id, isGranted)}
              >
                {`${permission.label}${limit}`}
              </Checkbox>
            )
          })}
        </fieldset>
      ))}
    </>
  )
}
