import { GivenSettings } from '#given-settings.ts'
import { readCoinSettings, type SettingsByCoin } from '../coin-settings.ts'

/** The settings of the coins in this environment; throws a StartProblem as a start does. */
export function readCoins(env: Readonly<Record<string, string | undefined>>): SettingsByCoin {
  const given = new GivenSettings(env, '/')
  const coins = readCoinSettings(given)
  given.assertRight()
  return coins
}
