import Check from '@lucide/icons/icons/check'
import { Fragment, useRef } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { useGridFocus } from '../../data/DataTable/useGridFocus.ts'
import { useNarrow } from '../../data/DataTable/useNarrow.ts'
import { nativeMark } from '../../fields/Checkbox/Checkbox.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { OneRole } from './OneRole.tsx'
import * as styles from './PermissionMatrix.css.ts'
import { grantedText, reachOf, reachLabels, rolesWith } from './matrix.ts'
import type { MatrixPermission, MatrixRole, Reach } from './matrix.ts'
import type { PermissionMatrixProps } from './types.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

/** Room the matrix needs for its names, for who holds a permission, and for each role, in px. */
const roomFor = (roles: number): number => 408 + 88 * roles

/** Below this the matrix gives way to one role at a time: always in a very narrow place, and where too few of many roles fit; in px. */
const leastRoom = (roles: number): number => Math.max(640, Math.min(960, roomFor(roles)))

/** Roles against permissions: who may do what, and who holds a permission. One role at a time where it is narrow. */
export function PermissionMatrix(props: PermissionMatrixProps): ReactElement {
  const { label, roles, groups, grants, onChange } = props
  const root = useRef<HTMLElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const element = useElementProps(props, root)
  const isNarrow = useNarrow(root, leastRoom(roles.length))
  // head and names stay in view then, while the matrix scrolls in a frame of its own
  const isFramed = useNarrow(root, roomFor(roles.length))
  const keys = useGridFocus(table, { resetKey: '', rows: groups, columns: roles, isActive: !isNarrow })
  if (isNarrow) {
    return (
      <section {...element} className={cx(styles.root, styles.narrow)} aria-label={label}>
        <OneRole {...{ roles, groups, grants, onChange }} />
      </section>
    )
  }
  return (
    <section {...element} className={styles.root} aria-label={label}>
      <div className={isFramed ? styles.framed : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={label}
          aria-readonly={onChange === undefined}
          className={styles.table}
          {...keys}
        >
          <thead>
            <MatrixHead roles={roles} />
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group.label}>
                <tr>
                  <th scope="colgroup" tabIndex={-1} colSpan={roles.length + 2} className={styles.group}>
                    {group.label}
                  </th>
                </tr>
                {group.permissions.map((permission) => (
                  <PermissionRow key={permission.id} {...{ permission, roles, grants, onChange }} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function MatrixHead({ roles }: Pick<PermissionMatrixProps, 'roles'>): ReactElement {
  // beside heads with a menu the text of the others ends on the same line
  const withoutMenu = roles.some(({ menu }) => menu !== undefined) && styles.withoutMenu
  return (
    <tr>
      <th scope="col" tabIndex={-1} className={cx(styles.role, styles.corner, withoutMenu)}>
        Permission
      </th>
      {roles.map((role) => (
        <th
          key={role.id}
          scope="col"
          tabIndex={-1}
          className={cx(styles.role, role.menu === undefined && withoutMenu)}
        >
          {role.name}
          {role.note === undefined ? null : <div className={styles.people}>{role.note}</div>}
          {role.holders === undefined ? null : (
            <div className={styles.people}>
              {`${role.holders.toLocaleString('en-PH')} ${role.holders === 1 ? 'person' : 'people'}`}
            </div>
          )}
          {role.menu}
        </th>
      ))}
      <th scope="col" tabIndex={-1} className={cx(styles.role, styles.granted, withoutMenu)}>
        Held by
      </th>
    </tr>
  )
}

interface PermissionRowProps extends Pick<PermissionMatrixProps, 'roles' | 'grants' | 'onChange'> {
  permission: MatrixPermission
}

function PermissionRow({ permission, roles, grants, onChange }: PermissionRowProps): ReactElement {
  return (
    <tr>
      <th scope="row" tabIndex={-1} className={styles.permission}>
        {permission.label}
        {permission.hint ? <div className={styles.hint}>{permission.hint}</div> : null}
      </th>
      {roles.map((role) => (
        <td key={role.id} tabIndex={-1} className={styles.cell}>
          <Grant
            role={role}
            permission={permission}
            reach={reachOf(grants, role.id, permission.id)}
            onChange={onChange}
          />
        </td>
      ))}
      <td tabIndex={-1} className={cx(styles.cell, styles.granted)}>
        {grantedText(rolesWith(roles, grants, permission.id))}
      </td>
    </tr>
  )
}

interface GrantProps {
  role: MatrixRole
  permission: MatrixPermission
  reach: Reach | undefined
  onChange: PermissionMatrixProps['onChange']
}

function Grant({ role, permission, reach, onChange }: GrantProps): ReactElement {
  const limit = reach && reach !== 'all' ? reachLabels[reach] : undefined
  if (!onChange || role.isFixed) {
    if (!reach) return <span aria-label="no">—</span>
    return (
      <span className={styles.has}>
        <Icon of={Check} label="yes" />
        {limit ? <span className={styles.limit}>{limit}</span> : null}
      </span>
    )
  }
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        tabIndex={-1}
        className={nativeMark}
        checked={reach !== undefined}
        aria-label={`${role.name} may: ${permission.label}${limit ? `, ${limit}` : ''}`}
        onChange={(event) => onChange(role.id, permission.id, event.target.checked)}
      />
      {limit ? <span className={styles.limit}>{limit}</span> : null}
    </label>
  )
}
