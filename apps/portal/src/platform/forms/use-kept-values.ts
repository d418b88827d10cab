import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useEffectEvent } from 'react'

/** Hands on the values of a form with every change of them, while `isOn`. */
export function useKeptValues<V>(api: AnyFormApi, isOn: boolean, onChange: (values: V) => void): void {
  const keep = useEffectEvent(onChange)
  useEffect(() => {
    if (!isOn) return
    // a change of anything else, such as having been sent, is nothing to keep
    let known = api.state.values as V
    const { unsubscribe } = api.store.subscribe(() => {
      const { values, isDirty } = api.state as { values: V; isDirty: boolean }
      if (values === known) return
      known = values
      if (isDirty) keep(values)
    })
    return unsubscribe
  }, [api, isOn])
}
