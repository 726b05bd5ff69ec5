"""Sounds are made only for somebody who asked for them, and only once a browser lets a page sound."""

import random
from collections.abc import Callable

import pytest

from browsing import LIT, Person

Arrive = Callable[..., Person]

LISTENING = """
  window.contexts = 0
  window.played = 0
  window.resumed = [] // whether a gesture has asked for it
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      window.contexts += 1
    }
    resume() {
      window.resumed.push(navigator.userActivation.isActive)
      return super.resume()
    }
  }
  const { start } = AudioScheduledSourceNode.prototype
  const note = function (...args) {
    window.played += 1
    return start.apply(this, args)
  }
  AudioScheduledSourceNode.prototype.start = note
  AudioBufferSourceNode.prototype.start = note
"""


@pytest.mark.parametrize("on", [False, True], ids=["off", "on"])
def test_a_table_sounds_only_if_that_is_wished_for_and_after_a_gesture(arrive: Arrive, on: bool) -> None:
    person = arrive()
    page, rng = person.page, random.Random(2)
    wishes = f"{{pace: 'instant', sound: {str(on).lower()}}}"
    person.context.add_init_script(f"localStorage.setItem('donabe-settings', JSON.stringify({wishes}))")
    person.context.add_init_script(LISTENING)
    person.play_now("Salty")
    page.reload()
    page.wait_for_selector(LIT)
    assert page.evaluate("[contexts, played]") == [0, 0]
    for _ in range(4):
        person.decide(rng)
    page.wait_for_selector(LIT)
    assert page.evaluate("contexts") == on
    assert (page.evaluate("played") > 0) == on
    assert all(page.evaluate("resumed"))
    assert bool(page.evaluate("resumed.length")) == on
